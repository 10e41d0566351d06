import type { Me } from 'backend/contract/account';
import type { Payouts, Receipt, Tip, TipMonths } from 'backend/contract/payments';

export const ana: Me = {
  id: 7,
  username: 'Ana',
  email: 'ana@example.com',
  phoneNumber: null,
  phoneNumberMasked: null,
  profilePictureUrl: null,
  languages: null,
  bio: null,
  verified: true,
};

export const ravi = { id: 9, username: 'Ravi', profilePictureUrl: null };

/** A tip from Ravi to Ana. Tests override the fields that they are about. */
export const sampleTip = (overrides: Partial<Tip> = {}): Tip => ({
  id: 31,
  direction: 'received',
  other: ravi,
  amount: 25,
  message: 'You found my father at the wrong gate.',
  status: 'succeeded',
  money: 'held',
  isUnderReview: false,
  paidAt: '2026-11-20T12:00:00.000Z',
  ...overrides,
});

export const sampleReceipt = (overrides: Partial<Receipt> = {}): Receipt => ({
  ...sampleTip(),
  number: 'FA-000031',
  senderName: 'Ravi',
  recipientName: 'Ana',
  ...overrides,
});

/** The last twelve months, two of them with tips. */
export const sampleMonths: TipMonths = Array.from({ length: 12 }, (_, index) => ({
  month: new Date(Date.UTC(2025, 11 + index)).toISOString().slice(0, 7),
  received: index === 11 ? 40 : 0,
  sent: index === 9 ? 15 : 0,
}));

const quiet: TipMonths = sampleMonths.map(({ month }) => ({ month, received: 0, sent: 0 }));
export const noPayouts: Payouts = {
  account: 'none',
  heldDollars: 0,
  reviewedDollars: 0,
  transferredDollars: 0,
  country: null,
  countries: ['DE', 'GB', 'US'],
  heldUntil: null,
  charity: null,
};

/** The responses for a member who has neither received nor sent a tip. */
export const withoutTips = {
  'GET /api/auth/me': ana,
  'GET /api/payouts': noPayouts,
  'GET /api/tips/months': quiet,
  'GET /api/tips': [],
};
