import { setTimeout as pause } from 'node:timers/promises';
import { isConflict } from './database-errors.js';

const retries = 3;
const firstPause = 20;

export async function retryConflicts<T>(run: (attempt: number) => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await run(attempt);
    } catch (error) {
      if (attempt === retries || !isConflict(error)) throw error;
    }
    // Jitter: two deadlocked transactions must not meet again.
    await pause(firstPause * 2 ** attempt * (0.5 + Math.random()));
  }
}
