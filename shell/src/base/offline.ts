const tryAgainAfter = 15_000;

/** The page that the service worker keeps. It gives way to the whole site as soon as the server answers. */
export function startOffline() {
  // The server did not write it into this page, which is the same for everyone.
  const theme = /(?:^|; )theme=(light|dark)/.exec(document.cookie)?.[1];
  if (theme) document.documentElement.dataset['theme'] = theme;

  const reload = async () => {
    const options: RequestInit = { cache: 'no-store', signal: AbortSignal.timeout(tryAgainAfter) };
    const response = await fetch('/health/live', options).catch(() => null);
    if (response?.ok) location.reload();
  };
  addEventListener('online', () => void reload());
  setInterval(() => void reload(), tryAgainAfter);
}
