/** What goes with a tip beside the money. */
export interface TipWords {
  message?: string;
  receiptEmail?: string;
}

export const longestMessage = 500;

const looksLikeEmail = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

/** In the contract's words (its schemas are not loaded here); the server has the last one. */
export function wordFaults({ message = '', receiptEmail = '' }: TipWords): TipWords {
  return {
    ...(message.trim().length > longestMessage && { message: 'A message can have 500 characters' }),
    ...(receiptEmail && !looksLikeEmail.test(receiptEmail) && { receiptEmail: 'Please enter a valid email' }),
  };
}

/** As they are sent: nothing where nothing was written. */
export function toSend({ message = '', receiptEmail = '' }: TipWords): TipWords {
  return {
    ...(message.trim() && { message: message.trim() }),
    ...(receiptEmail && { receiptEmail }),
  };
}
