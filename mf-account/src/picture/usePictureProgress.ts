import type { Me } from 'backend/contract/account';
import { useCopiedPictureQuery } from '../api';

const everyMs = 2_000;

/** Whether the picture of another site is being copied, or could not be. Looks until it is decided. */
export function usePictureProgress({
  profilePictureUrl,
  pictureRefusal,
}: Me): 'copying' | 'failed' | undefined {
  const isElsewhere = profilePictureUrl?.startsWith('https:') ?? false;
  const isCopying = isElsewhere && !pictureRefusal;
  useCopiedPictureQuery(undefined, { skip: !isCopying, pollingInterval: everyMs });
  if (!isElsewhere) return undefined;
  return isCopying ? 'copying' : 'failed';
}
