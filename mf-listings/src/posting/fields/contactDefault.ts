import type { ContactRule } from 'backend/contract/listings';
import type { useMe } from 'shell/host';

/** Members who have blocked or reported anyone decide about each contact, unless they choose otherwise. */
export const contactDefault = (me: ReturnType<typeof useMe>['me']): ContactRule =>
  me?.guarded ? 'after_yes' : 'at_once';
