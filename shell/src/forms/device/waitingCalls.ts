interface WaitingCall {
  /** A second call of the same key takes the place of the first. */
  key: string;
  memberId: number;
  path: `/api/${string}`;
  body: object;
}

/** Background Sync, which TypeScript does not know and not every browser has. */
interface SyncRegistration extends ServiceWorkerRegistration {
  sync?: { register: (tag: string) => Promise<void> };
}

const name = 'waiting-calls';
const addressOf = (key: string) => `/waiting/${key}`;

/** What the service worker (backend/src/pages/offline) sends in this order, also after the page is closed. */
export const waitingCalls = {
  async leave({ key, ...call }: WaitingCall) {
    try {
      const registration: SyncRegistration | undefined = await navigator.serviceWorker?.getRegistration();
      if (!registration) return;
      const written = new Response(JSON.stringify(call));
      await (await caches.open(name)).put(addressOf(key), written);
      await registration.sync?.register(name);
    } catch {
      // Forbidden in this window. The page sends it as long as it is open.
    }
  },
  /** For browsers without Background Sync, when the site is opened the next time. */
  async sendNow() {
    try {
      const registration = await navigator.serviceWorker?.getRegistration();
      registration?.active?.postMessage({ sendWaiting: true });
    } catch {
      // Forbidden in this window.
    }
  },
  async takeBack(key: string) {
    try {
      await (await caches.open(name)).delete(addressOf(key));
    } catch {
      // Forbidden: nothing was left either.
    }
  },
};
