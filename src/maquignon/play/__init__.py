"""Games without a network: who deals, who is asked, one match and many."""
