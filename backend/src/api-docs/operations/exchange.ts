import type { OperationDocs } from '../../platform/openapi/api-docs.js';

export const exchange: Record<string, OperationDocs> = {
  listConversations: { description: 'The newest first. A `Link` header leads to the next page.' },
  getConversation: {
    description:
      'The newest page first, each in the order of writing. It marks the messages as read, except with `peek=1`.',
  },
  translateMessage: {
    description:
      'What another member wrote to the caller, made by a machine in the language of the header `x-language`. Fails with 404 for what the caller wrote, the site says or our team has removed, and with 503 while nothing can be translated.',
    parameters: { id: 'Of a message that the caller received.' },
    isLimited: true,
  },
  translateMessages: {
    description:
      'What the other member wrote to the caller, made by a machine in the language of the header `x-language`, in the order of writing. Left out is what cannot be read or translated now; fails with 503 when that is all of them.',
    parameters: { otherUserId: 'Who wrote them.' },
    isLimited: true,
  },
  translateDraft: {
    description:
      'What the caller has not sent yet, for a look at what the other may read. Fails with 403 before the other has written to the caller, and with 503 while nothing can be translated. It is not kept as a message.',
    parameters: { otherUserId: 'To whom it is written.' },
    isLimited: true,
  },
  sendMessage: { description: 'A retry with the same `clientKey` stores one message.', isLimited: true },
  streamEvents: {
    description:
      'Server-sent events. `Last-Event-ID` or `after` says which event was received last; events come without gaps. The event `trip` is none of them: it has no id, and its data is `{ kind, tripId }` of a trip whose conversation has changed. Nor is `news`: what the caller was told has changed, see `GET /api/notifications/unseen`.',
    parameters: { language: 'In which language the messages of the site come. Without it, English.' },
    isLimited: true,
  },
  receiveStripeEvent: { description: 'The raw body is signed in `Stripe-Signature`.' },
  receiveSmsStatus: { description: 'The form is signed in `X-Twilio-Signature`.' },
  listTips: { description: 'The newest first. A `Link` header leads to the next page.' },
  listTipMonths: { description: 'The last twelve months, the oldest first, in whole dollars.' },
  downloadTips: { description: 'All paid tips of the caller, one in each row, the newest first.' },
  getReceipt: { description: 'For its sender and recipient, or with the token from the mail.' },
  setUpTip: {
    description:
      'Returns the client secret for the card form. A retry with the same `clientKey` is the same tip.',
    isLimited: true,
  },
  recordPayment: { description: 'A hint only: the server checks the payment with the provider.' },
  getPayouts: { description: 'What is held, what was transferred, and where payouts go.' },
  giveHeldTips: {
    description: 'All that are held and not under review. Needs a fresh proof for `give-held-tips`.',
  },
  connectPayouts: {
    description: 'Needs a fresh proof for `connect-payouts`. Go on at the `url` of the response.',
  },
  countUnread: {
    description: 'For a badge. The stream of events has the same number, without asking again.',
  },
  markRead: { description: 'Up to that message. The other one sees how far the caller has read.' },
  confirmRules: { description: 'Before the first message: nobody carries anything for others.' },
  getPaymentsConfig: { description: 'The same for everyone, and nothing in it is secret.' },
  getTipRecipient: {
    description: 'Fails with 404 for people who cannot receive tips, and with 400 for the caller.',
  },
  openPersonTips: {
    description: 'At most 100 paid tips, the newest first. Opening them is written to the audit log.',
  },
  refundTip: {
    description: 'Also takes it back from a helper who has received it. Repeating it changes nothing.',
  },
};
