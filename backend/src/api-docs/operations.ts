import type { OperationDocs } from '../platform/openapi/api-docs.js';

/** What an operation's summary leaves open, by its `operationId`. */
export const operations: Record<string, OperationDocs> = {
  logIn: {
    description:
      'Mails a code and a link. The response is the same whether the address has an account or not.',
  },
  verifyCode: {
    description:
      'With `userId` it ends a login attempt and sets the session cookie. Without it, it verifies the phone number of the caller.',
  },
  logInByLink: { description: 'The link works once, on any device, and sets the session cookie.' },
  beginProof: { description: 'Mails a code, unless the last proof is younger than 10 minutes.' },
  updateProfile: {
    description: 'Only the fields that are sent change. A new phone number has to be verified again.',
  },
  uploadPicture: {
    description:
      'The body is a JPEG, PNG or WebP of at most 8 MB and 40 megapixels. The response has the address of our copy, a square.',
  },
  removePasskey: { description: 'Needs a fresh proof for `remove-passkey`.' },
  downloadData: { description: 'Needs a fresh proof for `download-data`.' },
  deleteAccount: {
    description:
      'Needs a fresh proof for `delete-account`. Messages and tips that others received stay with them.',
  },
  blockUser: { description: 'Neither side finds the listings of the other or can write to the other.' },
  switchByMail: { description: 'The token stands for its owner, so no login is needed.' },
  switchMailbox: {
    description:
      'Mails that others can have sent to it, like login codes. The token stands for the mailbox, so no login is needed.',
  },
  stopMailbox: { description: 'For mail programs: RFC 8058.' },
  showStopMailboxPage: { description: 'For mail programs without RFC 8058. It changes nothing.' },
  unsubscribe: { description: 'For mail programs: RFC 8058.' },
  createAlert: {
    description:
      'Members are told at the address of their account. A guest gets a code by mail, and enters it with the `confirmation` of the response. The same alert twice is one. With `listing` the alert waits until a guest’s listing is confirmed; with `ownListing` it follows the trip of a listing of yours, with each of its legs.',
  },
  changeAlert: { description: '`on` also ends a pause, which begins when two mails came back.' },
  stopAlertByMail: { description: 'Stops the alerts that the mail is about, or with `all` every one.' },
  stopAlertWithOneClick: { description: 'For mail programs: RFC 8058.' },
  showStopAlertPage: { description: 'For mail programs without RFC 8058. It changes nothing.' },
  showUnsubscribePage: { description: 'For mail programs without RFC 8058. It changes nothing.' },
  logOut: { description: 'Ends the session, if there is one, and drops its cookie.' },
  listConversations: { description: 'The newest first. A `Link` header leads to the next page.' },
  getConversation: {
    description:
      'The newest page first, each in the order of writing. It marks the messages as read, except with `peek=1`.',
  },
  sendMessage: { description: 'A retry with the same `clientKey` stores one message.' },
  streamEvents: {
    description:
      'Server-sent events. `Last-Event-ID` or `after` says which event was received last; events come without gaps.',
  },
  receiveStripeEvent: { description: 'The raw body is signed in `Stripe-Signature`.' },
  receiveSmsStatus: { description: 'The form is signed in `X-Twilio-Signature`.' },
  listTips: { description: 'The newest first. A `Link` header leads to the next page.' },
  listTipMonths: { description: 'The last twelve months, the oldest first, in whole dollars.' },
  downloadTips: { type: 'text/csv' },
  downloadAuditLog: { type: 'text/csv' },
  getReceipt: { description: 'For its sender and recipient, or with the token from the mail.' },
  setUpTip: {
    description:
      'Returns the client secret for the card form. A retry with the same `clientKey` is the same tip.',
  },
  recordPayment: { description: 'A hint only: the server checks the payment with the provider.' },
  getPayouts: { description: 'What is held, what was transferred, and where payouts go.' },
  connectPayouts: {
    description: 'Needs a fresh proof for `connect-payouts`. Go on at the `url` of the response.',
  },
  recordAnalytics: { description: 'Only from visitors who agreed.' },
  requestContact: {
    description:
      'The owner gets a mail the first time. With `asked` the owner decides first. A phone number is included only when its owner verified it.',
  },
  listMatchOptions: {
    description:
      'Listings of either one for which the other has asked for the contact, without an open match.',
  },
  listContactRequests: { description: 'For the owner. Open requests come first.' },
  shareContact: { description: 'Also after declining. Repeating it changes nothing.' },
  declineContactRequest: { description: 'The person reads only that you cannot travel with them.' },
  stopSharingContact: { description: 'The request counts as declined.' },
  proposeMatch: {
    description:
      'For people who have asked for a contact or written with each other. A second proposal is the first one.',
  },
  getMatch: { description: 'Contact, sign and steps are included from the agreement on.' },
  agreeToMatch: { description: 'Only for the one who did not propose. Repeating it changes nothing.' },
  cancelMatch: { description: 'Tells the other one, with the reason.' },
  getCareCard: {
    description: 'Only for the two of an agreed trip. `null` until the family has written one.',
  },
  saveCareCard: { description: 'Only for the family. It is deleted 7 days after the trip.' },
  addStep: {
    description:
      'From 24 hours before the departure until 48 hours after it. `at` is the time of the tap. The same `clientKey` is stored once.',
  },
  takeBackStep: { description: 'Only by the one who tapped it, for 10 minutes.' },
  shareJourney: { description: 'Only for the family. The same link for as long as it lives.' },
  endJourneyLink: { description: 'Only for the family. Open pages end at once.' },
  getJourney: { description: 'First names only. Every link that does not work has the same response.' },
  streamJourney: {
    description:
      'Server-sent events. Each `journey` event is the whole journey, and `end` says that the link has ended.',
  },
  confirmMatchByMail: {
    description:
      'The token stands for one of the two, so no login is needed. It is for the day that the mail names.',
  },
  getMatchCalendar: { type: 'text/calendar' },
  disownListing: { description: 'It is removed.' },
  changeListing: { description: 'Only the fields that are sent change; `null` removes an optional one.' },
  closeListing: { description: 'It leaves the search and can be reopened.' },
  requestHelp: { description: 'Guests get a code by mail, which logs them in and claims the listing.' },
  offerHelp: { description: 'Guests get a code by mail, which logs them in and claims the listing.' },
  createListing: { description: 'For members with a verified phone.' },
  actByMail: { description: 'The token stands for its owner, so no login is needed.' },
  searchListings: { description: 'Ordered by day of travel. A `Link` header leads to the next page.' },
  findNearbyListings: {
    description: 'The same route up to 3 days away, or other airports of the same city.',
  },
  findFittingListings: {
    description:
      'For a listing of the caller, or for legs. Best first: the same flight; the same leg on the same day; the same route within 3 days; an airport within 150 km. `mine` and `theirs` are legs: 1 is the first, 0 the whole way. Without `type`, legs find both kinds.',
    parameters: { type: 'Only with `legs`: listings that offer help, or listings that need it.' },
  },
  findFlightRoutes: {
    description: 'As open listings have named the flight, the most likely first: a suggestion to confirm.',
  },
  getListingOwner: {
    description: 'By the id of the user, not of a listing.',
    parameters: { id: 'The id of the user.' },
  },
  createTestimonial: { description: 'Only for members who were in touch with that user.' },
  listAirports: { description: 'May be cached for a year when `v` is the current version.' },
  getListingPicture: { type: 'image/png' },
  getListingCalendar: { type: 'text/calendar' },
  shipRelease: {
    description:
      'A form with every file of the build. It becomes current, or a canary, when all of them are stored.',
  },
  rollBackRelease: { description: 'It ends a canary too.' },
};
