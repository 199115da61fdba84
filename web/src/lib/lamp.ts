/** Keeps the screen lit while somebody looks at it without pressing anything; where the browser allows it, which wants https. */
export function keepLit(): () => void {
  let lamp: Promise<WakeLockSentinel | null> | undefined;
  const light = () => {
    if (!document.hidden) lamp = navigator.wakeLock?.request('screen').catch(() => null);
  };
  light();
  document.addEventListener('visibilitychange', light); // who looks away has let it go out
  return () => {
    document.removeEventListener('visibilitychange', light);
    void lamp?.then((lit) => lit?.release());
  };
}
