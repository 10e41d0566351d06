const tryAgainAfter = 15_000;
/** A phone says that it is online before its first request gets through. */
const rightAfter = [500, 1_000, 2_000, 4_000];

/** The page that the service worker keeps. It gives way to the whole site as soon as the server answers. */
export function startOffline() {
  // The server did not write it into this page, which is the same for everyone.
  const theme = /(?:^|; )theme=(light|dark)/.exec(document.cookie)?.[1];
  if (theme) document.documentElement.dataset['theme'] = theme;

  const reload = async (waits: readonly number[] = []) => {
    const options: RequestInit = { cache: 'no-store', signal: AbortSignal.timeout(tryAgainAfter) };
    const response = await fetch('/health/live', options).catch(() => null);
    if (response?.ok) return location.reload();
    const [next, ...later] = waits;
    if (next) setTimeout(() => void reload(later), next);
  };
  addEventListener('online', () => void reload(rightAfter));
  setInterval(() => void reload(), tryAgainAfter);
}
