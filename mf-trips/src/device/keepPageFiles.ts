let isAsked = false;

/**
 * The service worker (backend/src/pages/offline) keeps the offline page and the files that this page has loaded.
 * Without a service worker a trip needs a network.
 */
export async function keepPageFiles() {
  if (isAsked || !('serviceWorker' in navigator)) return;
  isAsked = true;
  try {
    await navigator.serviceWorker.register('/sw.js');
    const { active } = await navigator.serviceWorker.ready;
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    const keepForOffline = loaded.filter((name) => name.includes('/mf/'));
    active?.postMessage({ keepForOffline }, []);
  } catch {
    // Forbidden in this window, or the network is away.
  }
}
