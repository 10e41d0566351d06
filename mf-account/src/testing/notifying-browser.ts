/** jsdom has no service workers, so this is what a browser would answer. Returns what it was asked. */
export function browserThat({
  permits,
  isReachable = true,
  permission = 'default',
}: {
  permits: string;
  isReachable?: boolean;
  permission?: string;
}) {
  const asked: unknown[] = [];
  const endpoint = 'https://push.example/1';
  const keys = { p256dh: `B${'a'.repeat(86)}`, auth: 'b'.repeat(22) };
  const pushManager = {
    getSubscription: () => Promise.resolve(null),
    subscribe(options: unknown) {
      asked.push(options);
      if (!isReachable) return Promise.reject(new DOMException('push service error', 'AbortError'));
      return Promise.resolve({ toJSON: () => ({ endpoint, keys }) });
    },
  };
  const registration = { pushManager };
  const serviceWorker = {
    register: () => Promise.resolve(registration),
    ready: Promise.resolve(registration),
  };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  Object.assign(globalThis, {
    PushManager: function PushManager() {},
    Notification: { permission, requestPermission: () => Promise.resolve(permits) },
  });
  return asked;
}

export function forgetBrowser() {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(globalThis, 'PushManager');
  Reflect.deleteProperty(globalThis, 'Notification');
}
