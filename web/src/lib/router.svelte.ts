/** Which page the address names. */

export interface Route {
  page: string;
  rest: string[];
  query: URLSearchParams;
}

function read(): Route {
  const [page = '', ...rest] = location.pathname.split('/').filter(Boolean).map(decodeURIComponent);
  return { page, rest, query: new URLSearchParams(location.search) };
}

let current = $state.raw<Route>(
  typeof location === 'undefined' ? { page: '', rest: [], query: new URLSearchParams() } : read(),
);

export const route = (): Route => current;

export function go(path: string, { replace = false } = {}) {
  if (replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  current = read();
  scrollTo(0, 0);
}

/** Lets ordinary links to pages of the game turn the page without loading it anew. */
export function followLinks() {
  addEventListener('popstate', () => (current = read()));
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.origin !== location.origin || link.hasAttribute('download') || link.target) return;
    if (link.pathname.startsWith('/api/')) return;
    event.preventDefault();
    if (link.href !== location.href) go(link.pathname + link.search + link.hash);
  });
}
