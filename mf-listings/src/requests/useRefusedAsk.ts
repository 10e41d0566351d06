import { useState } from 'react';
import type { Listing } from 'backend/contract/listings';
import { isApiError } from 'shell/host';

export interface RefusedAsk {
  listing: Listing;
  sentence: string;
}

export type OnRefused = (listing: Listing, error: unknown) => void;

const conflict = 409;

/** Why an ask was refused. It outlasts the listing, which may be gone when the page reads it again. */
export function useRefusedAsk(id: number) {
  const [refused, setRefused] = useState<RefusedAsk>();
  return {
    refused: refused?.listing.id === id ? refused : undefined,
    onRefused(listing: Listing, error: unknown) {
      const { status, serverMessage: sentence } = isApiError(error) ? error : {};
      setRefused(status === conflict && sentence ? { listing, sentence } : undefined);
    },
  };
}
