export interface Decline {
  code: string;
  decline_code?: string;
  message: string;
}

export interface CardFate {
  brand: string;
  funding?: 'credit' | 'debit';
  country?: string;
  /** The bank requires authentication first. */
  asks?: true;
  decline?: Decline;
  isDisputed?: true;
  /** Its money is available at once. */
  isInstant?: true;
}

export const declined = (decline_code: string, message = 'Your card was declined.'): Decline => ({
  code: 'card_declined',
  decline_code,
  message,
});
const insufficient = declined('insufficient_funds', 'Your card has insufficient funds.');

/** Stripe reserves these numbers for tests. */
export const testCards: Record<string, CardFate> = {
  '4242424242424242': { brand: 'visa' },
  '4000056655665556': { brand: 'visa', funding: 'debit' },
  '5555555555554444': { brand: 'mastercard' },
  '2223003122003222': { brand: 'mastercard' },
  '5200828282828210': { brand: 'mastercard', funding: 'debit' },
  '378282246310005': { brand: 'amex' },
  '371449635398431': { brand: 'amex' },
  '6011111111111117': { brand: 'discover' },
  '3056930009020004': { brand: 'diners' },
  '3566002020360505': { brand: 'jcb', country: 'JP' },
  '6200000000000005': { brand: 'unionpay', country: 'CN' },
  '4000000000000077': { brand: 'visa', isInstant: true },
  '4000000000000002': { brand: 'visa', decline: declined('generic_decline') },
  '4000000000009995': { brand: 'visa', decline: insufficient },
  '4000000000009987': { brand: 'visa', decline: declined('lost_card') },
  '4000000000009979': { brand: 'visa', decline: declined('stolen_card') },
  '4100000000000019': { brand: 'visa', decline: declined('fraudulent') },
  '4000000000000069': {
    brand: 'visa',
    decline: { code: 'expired_card', message: 'Your card has expired.' },
  },
  '4000000000000127': {
    brand: 'visa',
    decline: { code: 'incorrect_cvc', message: "Your card's security code is incorrect." },
  },
  '4000000000000119': {
    brand: 'visa',
    decline: {
      code: 'processing_error',
      message: 'An error occurred while processing your card. Try again in a little bit.',
    },
  },
  '4000002500003155': { brand: 'visa', country: 'FR', asks: true },
  '4000002760003184': { brand: 'visa', country: 'DE', asks: true },
  '4000000000003220': { brand: 'visa', asks: true },
  '4000008260003178': { brand: 'visa', country: 'GB', asks: true, decline: insufficient },
  '4000000000000259': { brand: 'visa', isDisputed: true },
};

/** Server-side tests name cards instead of sending numbers. */
export const namedCards: Record<string, string> = {
  pm_card_visa: '4242424242424242',
  pm_card_mastercard: '5555555555554444',
  pm_card_amex: '378282246310005',
  pm_card_chargeDeclined: '4000000000000002',
  pm_card_visa_chargeDeclined: '4000000000000002',
  pm_card_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_visa_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_chargeDeclinedExpiredCard: '4000000000000069',
  pm_card_chargeDeclinedIncorrectCvc: '4000000000000127',
  pm_card_authenticationRequiredOnSetup: '4000002500003155',
  pm_card_authenticationRequired: '4000002760003184',
  pm_card_bypassPending: '4000000000000077',
  pm_card_createDispute: '4000000000000259',
};
