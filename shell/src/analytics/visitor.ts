import { consent } from './consent';
import { forget, keep, recall } from '../base/browserMemory';
import { randomId } from '../base/randomId';

const visitorKey = 'analytics-visitor';
const sessionKey = 'analytics-session';
const halfAnHour = 1_800_000;

/** Who somebody is that did not agree to be recognised: another one with every page that is loaded. */
const passerBy = randomId();
const pageLoaded = Date.now();

/** The browser and its visit. Only an explicit yes keeps anything in the browser, and a no takes it away. */
export function visitNow(now = Date.now()): { visitor: string; session: number } {
  if (recall('analytics-consent') !== 'given') return { visitor: passerBy, session: seconds(pageLoaded) };
  const visitor = recall(visitorKey) ?? passerBy;
  const [began = 0, lastSeen = 0] = (recall(sessionKey) ?? '').split('.').map(Number);
  const session = now - lastSeen < halfAnHour ? began : seconds(now);
  keep(visitorKey, visitor);
  keep(sessionKey, `${session}.${now}`);
  return { visitor, session };
}

const seconds = (milliseconds: number) => Math.floor(milliseconds / 1_000);

consent.subscribe(() => {
  if (consent.get() !== 'refused') return;
  forget(visitorKey);
  forget(sessionKey);
});
