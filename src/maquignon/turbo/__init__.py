"""The law compiled: playouts, thousands of games at once, actions as integers and views as vectors."""
