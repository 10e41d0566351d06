import { freshProofNeeded } from 'backend/contract/account';
import { isApiError } from 'shell/host';

/** Whether the server wants to know once more who this is, before it does what it was asked for. */
export const isProofNeeded = (error: unknown): boolean =>
  isApiError(error) && error.code === freshProofNeeded;
