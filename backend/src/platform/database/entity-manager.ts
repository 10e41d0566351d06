import type { TransactionOptions } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { retryConflicts } from './pool/retry.js';

/**
 * The one place where transactions begin. A callback may run up to four times: it keeps what it changes in the
 * EntityManager that it is given, and finds its entities there.
 */
export class RetryingEntityManager extends EntityManager {
  override transactional<T>(
    work: (em: this) => T | Promise<T>,
    options: TransactionOptions = {},
  ): Promise<T> {
    // Inside a transaction there is nothing to run again: the outer one was rolled back.
    if (this.isInTransaction()) return super.transactional(work, options);
    // A second run must not see the entities of the first, which hold changes that were rolled back.
    return retryConflicts((attempt) =>
      super.transactional(work, attempt ? { ...options, clear: true } : { ...options }),
    );
  }
}
