import { tabMemory } from '../forms/tabMemory';

export interface LoginProgress {
  email: string;
  attempt: string;
  begunAt: number;
  isOver: boolean;
}

export const initialProgress: LoginProgress = { email: '', attempt: '', begunAt: 0, isOver: false };

const key = 'login';
const codeLifetime = 10 * 60_000;

/** A phone may unload the page while the user reads the mail; after a reload the dialog expects the same code. */
export function readProgress(): LoginProgress {
  const stored = tabMemory.read(key);
  if (typeof stored !== 'object') return initialProgress;
  const progress: LoginProgress = { ...initialProgress, ...stored };
  return Date.now() - progress.begunAt < codeLifetime
    ? progress
    : { ...initialProgress, email: progress.email };
}

export function storeProgress(progress: LoginProgress) {
  if (progress.isOver) tabMemory.remove(key);
  else tabMemory.write(key, progress);
}
