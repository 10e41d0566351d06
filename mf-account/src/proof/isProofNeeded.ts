import { freshProofNeeded } from 'backend/contract/account';
import { isApiError } from 'shell/host';

export const isProofNeeded = (error: unknown): boolean =>
  isApiError(error) && error.code === freshProofNeeded;
