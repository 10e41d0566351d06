import { words } from '../words';

export interface TipDetails {
  message?: string;
  receiptEmail?: string;
}

export const maxMessageLength = 500;

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

/** Repeats the contract's rules, because this page does not load its schemas. The server checks again. */
export function detailIssues({ message = '', receiptEmail = '' }: TipDetails): TipDetails {
  return {
    ...(message.trim().length > maxMessageLength && { message: words.messageTooLong }),
    ...(receiptEmail && !emailPattern.test(receiptEmail) && { receiptEmail: words.receiptEmailInvalid }),
  };
}

export function filledDetails({ message = '', receiptEmail = '' }: TipDetails): TipDetails {
  return {
    ...(message.trim() && { message: message.trim() }),
    ...(receiptEmail && { receiptEmail }),
  };
}
