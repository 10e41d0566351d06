import type { TransactionOptions } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { retryConflicts } from './pool/retry.js';

/** Retries conflicts: a callback may run four times, so it must change only its EntityManager. */
export class RetryingEntityManager extends EntityManager {
  override transactional<T>(
    work: (em: this) => T | Promise<T>,
    options: TransactionOptions = {},
  ): Promise<T> {
    // A conflict rolls the outer transaction back: a nested one cannot be retried.
    if (this.isInTransaction()) return super.transactional(work, options);
    // A retry must not see entities with changes that were rolled back.
    return retryConflicts((attempt) =>
      super.transactional(work, attempt ? { ...options, clear: true } : { ...options }),
    );
  }
}
