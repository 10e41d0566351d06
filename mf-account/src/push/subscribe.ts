import type { NewPushSubscription } from 'backend/contract/account/push';

type Subscribed = Pick<NewPushSubscription, 'endpoint' | 'keys'>;

/** What the browser said instead. */
export type PushRefusal = 'blocked' | 'unanswered' | 'unreachable';

/** Safari on a phone has it only for sites on the Home Screen. */
export const canSubscribe = () =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Called after a press: browsers ask the person, and never again after a no. */
export async function subscribe(publicKey: string): Promise<Subscribed | PushRefusal> {
  const permission = await Notification.requestPermission();
  if (permission === 'denied') return 'blocked';
  if (permission === 'default') return 'unanswered';
  try {
    await navigator.serviceWorker.register('/sw.js');
    const { pushManager } = await navigator.serviceWorker.ready;
    // It may be of another person, or of an earlier key of the site.
    await (await pushManager.getSubscription())?.unsubscribe();
    const options = { userVisibleOnly: true, applicationServerKey: publicKey };
    const { endpoint, keys } = (await pushManager.subscribe(options)).toJSON();
    const { p256dh, auth } = keys ?? {};
    return endpoint && p256dh && auth ? { endpoint, keys: { p256dh, auth } } : 'unreachable';
  } catch {
    // The browser's own service is away, or forbidden in this window.
    return 'unreachable';
  }
}
