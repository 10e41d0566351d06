import { tabMemory } from '../forms/tabMemory';

/** How far the visitor has come with logging in. */
export interface Visit {
  email: string;
  attempt: string;
  /** When the attempt began. */
  begunAt: number;
  isOver: boolean;
}

export const initialProgress: Visit = { email: '', attempt: '', begunAt: 0, isOver: false };

const key = 'login';
const codeLifetime = 10 * 60_000;

/** A small phone may drop the page while its owner reads the mail: after a reload the dialog waits for the same code. */
export function readProgress(): Visit {
  const stored = tabMemory.read(key);
  if (typeof stored !== 'object') return initialProgress;
  const visit: Visit = { ...initialProgress, ...stored };
  return Date.now() - visit.begunAt < codeLifetime ? visit : { ...initialProgress, email: visit.email };
}

export function storeProgress(visit: Visit) {
  if (visit.isOver) tabMemory.remove(key);
  else tabMemory.write(key, visit);
}
