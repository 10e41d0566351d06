import { consent } from './consent';
import { readLocal, removeLocal, writeLocal } from '../base/browserMemory';
import { randomId } from '../base/randomId';

const visitorKey = 'analytics-visitor';
const sessionKey = 'analytics-session';
const halfAnHour = 1_800_000;

const temporaryVisitor = randomId();
const pageLoaded = Date.now();

/** The visitor's id and the start of the visit. They are stored only after consent, and removed after a refusal. */
export function currentVisit(now = Date.now()): { visitor: string; session: number } {
  if (readLocal('analytics-consent') !== 'given')
    return { visitor: temporaryVisitor, session: seconds(pageLoaded) };
  const visitor = readLocal(visitorKey) ?? temporaryVisitor;
  const [startedAt = 0, lastSeen = 0] = (readLocal(sessionKey) ?? '').split('.').map(Number);
  const session = now - lastSeen < halfAnHour ? startedAt : seconds(now);
  writeLocal(visitorKey, visitor);
  writeLocal(sessionKey, `${session}.${now}`);
  return { visitor, session };
}

const seconds = (milliseconds: number) => Math.floor(milliseconds / 1_000);

consent.subscribe(() => {
  if (consent.get() !== 'refused') return;
  removeLocal(visitorKey);
  removeLocal(sessionKey);
});
