import * as deskTips from '../../payments/desk/contract.js';
import * as payments from '../../payments/contract.js';
import { describeContract, type Fields } from '../describe-contract.js';
import { amara, clientKey } from '../examples.js';

const tip: Fields<typeof payments.tip> = {
  id: 'The number of the tip, as in `/api/receipts/{id}`.',
  direction: 'Seen from the caller: whether they received or sent it.',
  other: 'The other side. Null for guests and deleted accounts.',
  message: 'Words that came with it. Null when there were none.',
  status: 'Whether the card was charged, and whether the money went back.',
  money: 'Where the money is now.',
  isUnderReview: 'True while an operator looks at the payment before it is transferred.',
  heldUntil: 'The day, as YYYY-MM-DD, on which a held tip goes back to its sender. Null or absent otherwise.',
  givenTo: 'The charity that its recipient gave it on to. Null or absent otherwise.',
  paidAt: 'When the card was charged, in UTC.',
};

export const ofPayments = describeContract(payments, {
  newTip: {
    description: 'A tip in whole dollars.',
    fields: {
      amount: 'In whole US dollars, from 1 to 500.',
      recipientId: 'Who receives it: the id of a user. Required unless `receiverId` is sent.',
      receiverId: 'Another name of `recipientId`, for older clients.',
      message: 'Words for the recipient. Leave it out to send none.',
      receiptEmail:
        'Where the receipt of a guest is mailed. Members get theirs at the address of the account.',
      clientKey:
        'A UUID of the client’s own. A retry with the same key is the same tip, so nothing is charged twice.',
    },
    example: { amount: 20, recipientId: amara.id, message: 'Thank you for the transfer!', clientKey },
  },
  paymentIntent: {
    description: 'What the card form of the provider needs.',
    fields: {
      clientSecret: 'Lets Stripe’s script in the browser charge a card for this tip. Do not store it.',
      paymentIntentId: 'The number of the payment at Stripe, for reporting it as paid.',
    },
    example: { clientSecret: 'pi_3abcdefgh_secret_xyz', paymentIntentId: 'pi_3abcdefgh' },
  },
  paymentsConfig: {
    description: 'How to load the card form.',
    fields: {
      publishableKey: 'The public key of this site at Stripe.',
      sandboxUrl: 'The path of the sandbox that stands in for Stripe. Null when real cards are charged.',
    },
  },
  tipRecipient: {
    description: 'A member who can receive tips.',
    fields: { id: 'What to send as `recipientId`.' },
  },
  recipientToTip: {
    description: 'A member who can receive tips, and what the caller promised and gave them.',
    fields: {
      id: 'What to send as `recipientId`.',
      tripId: 'The trip with this member for which it would be thanks. Null or absent without one.',
      promised:
        'The tip in US dollars that the caller’s request named; of several companions the share of this one. Null or absent when it named none.',
      given: 'What the caller has tipped for that trip, in US dollars. Null or absent when they have not.',
      heldUntil:
        'Until which day, as YYYY-MM-DD, a tip would be held. Null or absent when the member can be paid out.',
      charity: 'To which they could give a held tip on. Null or absent where there is none.',
    },
  },
  paymentRecord: {
    description:
      'Which payment the server should check. The other fields must fit it, or the call fails with 409.',
    fields: {
      paymentIntentId: 'The number of the payment, as it was set up.',
      recipientId: 'Who receives it. May be left out.',
      amount: 'In US dollars. May be left out.',
      message: 'Accepted for older clients and ignored.',
    },
    example: { paymentIntentId: 'pi_3abcdefgh' },
  },
  tipStatus: {
    description:
      '`open` waits for the card, `abandoned` was never paid, `refunded` went back, `disputed` is contested by the owner of the card.',
  },
  tipMoney: {
    description:
      '`held` by the site until the helper has a payout account, `transferred` to it, `returned` to the card, or `none` because nothing was paid.',
  },
  recordedTip: {
    description: 'A tip that was paid.',
    fields: {
      id: tip.id,
      status: tip.status,
      recipient: 'Who received it. Null when the account is deleted.',
      isUnderReview: tip.isUnderReview,
    },
  },
  tip: {
    description: 'A tip that the caller received or sent.',
    fields: tip,
    example: {
      id: 55,
      direction: 'received',
      other: null,
      amount: 20,
      message: 'Thank you for the transfer!',
      status: 'succeeded',
      money: 'held',
      isUnderReview: false,
      paidAt: '2026-05-06T08:00:00.000Z',
    },
  },
  tipMonths: {
    description: 'The sums of one calendar month.',
    fields: {
      month: 'As YYYY-MM, in UTC.',
      received: 'What the caller received, in whole US dollars.',
      sent: 'What the caller sent, in whole US dollars.',
    },
  },
  receipt: {
    description: 'A tip with what a receipt needs.',
    fields: {
      ...tip,
      number: 'The number of the receipt: that of the charge at Stripe where there is one.',
      senderName: 'Who paid. Null for guests and deleted accounts.',
      recipientName: 'Who received it; `Former member` once the account is deleted.',
    },
  },
  payouts: {
    description: 'What was tipped to the caller, and where it goes.',
    fields: {
      account: '`started` once they have begun at Stripe, `ready` when money can be transferred.',
      heldDollars: 'What waits for a payout account, in US dollars.',
      reviewedDollars: 'What an operator looks at before it is transferred, in US dollars.',
      transferredDollars: 'What has been transferred so far, in US dollars.',
      country: 'Where the account is, or a guess from the phone number: two letters. Null without either.',
      countries: 'Where payouts are possible: two letters each (ISO 3166-1).',
      heldUntil:
        'The first day, as YYYY-MM-DD, on which a held tip goes back to its sender. Null without one.',
      charity: 'To which held tips can be given on. Null where there is none.',
    },
  },
  heldTipsWish: {
    description: 'What becomes of the tips that are held because no payout account can take them.',
    fields: {
      way: '`give_back` refunds them to the cards; `give_on` sends them to the charity of `GET /api/payouts`.',
    },
    example: { way: 'give_back' },
  },
  payoutAccountWish: {
    description: 'Where the payout account should be. The body may be missing.',
    fields: {
      country: 'Two capital letters. An account that exists keeps its country. Absent takes the guess.',
    },
    example: { country: 'US' },
  },
  payoutLink: {
    description: 'Where the caller goes on.',
    fields: {
      url: 'A page of Stripe that asks for what it needs to know. It works once, for a few minutes.',
    },
  },
});

export const ofDeskTips = describeContract(deskTips, {
  deskTip: {
    description: 'What operators see of a tip: never its words.',
    fields: {
      id: 'The number of the tip, for refunding it.',
      direction: 'Seen from the person that the path names: whether they received or sent it.',
      other: 'The other side. Null for guests.',
      status: tip.status,
      money: tip.money,
      heldFor: 'Why the tip waits for a decision. Null or absent when it does not.',
      isRefunding: 'True while the money is on its way back to the card.',
      paidAt: tip.paidAt,
    },
  },
  tipRefunding: {
    description: 'Why a tip goes back to the card.',
    fields: {
      reason: 'Which rule of the terms it is about.',
      words: 'What the helper reads about it, in English.',
    },
    example: { reason: 'fraud', words: 'The card was used without the knowledge of its owner.' },
  },
});
