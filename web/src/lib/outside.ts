import { whereabouts } from '$lib/api';

const HERE = ['localhost', '127.0.0.1', '[::1]'];
let known: Promise<string> | undefined;

/** Where others find this game: at the computer that serves it, the address bar may name one that is good only there. */
export function outside(): Promise<string> {
  known ??= HERE.includes(location.hostname)
    ? whereabouts().then(
        ({ address }) => address ?? location.origin,
        () => location.origin,
      )
    : Promise.resolve(location.origin);
  return known;
}
