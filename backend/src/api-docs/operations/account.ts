import type { OperationDocs } from '../../platform/openapi/api-docs.js';

export const account: Record<string, OperationDocs> = {
  logIn: {
    description:
      'Mails a code and a link. The response is the same whether the address has an account or not.',
  },
  verifyCode: {
    description:
      'With `userId` it ends a login attempt and sets the session cookie. Without it, it verifies the phone number of the caller.',
  },
  logInByLink: { description: 'The link works once, on any device, and sets the session cookie.' },
  beginProof: {
    description:
      'Mails a code, unless the last proof is younger than 10 minutes. With `by: phone` it is texted, which is possible for `change-email` and a number that was verified a day ago.',
    isLimited: true,
  },
  updateProfile: {
    description: 'Only the fields that are sent change. A new phone number has to be verified again.',
    isLimited: true,
  },
  uploadPicture: {
    description:
      'The body is a JPEG, PNG or WebP of at most 8 MB and 40 megapixels. The response has the address of our copy, a square.',
  },
  downloadData: { description: 'Needs a fresh proof for `download-data`.' },
  deleteAccount: {
    description:
      'Needs a fresh proof for `delete-account`. Messages and tips that others received stay with them.',
  },
  readEmailChange: { description: 'The new address itself is masked: an open browser does not show it.' },
  changeEmail: {
    description:
      'Needs a fresh proof for `change-email`. The response is the same whether the new address has an account or not. A change is possible once in 7 days.',
  },
  confirmEmail: {
    description:
      'From then on login codes and mails go to the new address. The old one gets a link that stops the change for 7 days. It fails with 409 if the new address has an account.',
    isLimited: true,
  },
  readStoppableChange: {
    description: 'For a page that asks before it acts. The link still works afterwards.',
  },
  stopEmailChange: {
    description:
      'The account gets its earlier address again, all its sessions end, and its passkeys are removed. The token stands for the earlier mailbox, so no login is needed.',
  },
  blockUser: { description: 'Neither side finds the listings of the other or can write to the other.' },
  switchByMail: { description: 'The token stands for its owner, so no login is needed.' },
  unsubscribe: { description: 'For mail programs: RFC 8058.' },
  showUnsubscribePage: { description: 'For mail programs without RFC 8058. It changes nothing.' },
  logOut: { description: 'Ends the session, if there is one, and drops its cookie.' },
  resendLoginCode: { description: 'A new code and a new link; those of the mail before no longer work.' },
  getLoginLinkOwner: {
    description: 'For a page that asks before it logs in. The link still works afterwards.',
  },
  resendPhoneCode: {
    description: 'For the number in the profile of the caller, while it is not verified.',
    isLimited: true,
  },
  getPhoneCode: {
    description:
      'For a page that waits for the SMS. The answer comes from the phone company and may take a minute.',
  },
  confirmProof: {
    description: 'From now on the action of the proof is allowed for 10 minutes, in this session only.',
    isLimited: true,
  },
  getMe: { description: 'Fails with 401 for visitors, which is how a page finds out.' },
  listSessions: { description: 'Every browser in which the account is logged in, this one included.' },
  endOtherSessions: { description: 'Those browsers have to log in again. Open streams of events end too.' },
  endSession: { description: 'That browser has to log in again. Repeating it fails with 404.' },
  getNotifications: {
    description: 'Only mails that can be switched off. Codes and mails about the account always come.',
  },
  changeNotifications: { description: 'Takes effect with the next mail. The response has all kinds.' },
  switchMailbox: {
    description:
      'Mails that others can have sent to it, like login codes. The token stands for the mailbox, so no login is needed.',
  },
  stopMailbox: { description: 'For mail programs: RFC 8058.' },
  showStopMailboxPage: { description: 'For mail programs without RFC 8058. It changes nothing.' },
  getUser: {
    description: 'Visitors get what a card shows. Where either one has blocked the other it fails with 404.',
  },
  listBlocks: { description: 'Only blocks by the caller: who has blocked the caller is not told.' },
  undoBlock: {
    description:
      'Within 20 seconds of a block that `canBeUndone`. Everything is as before, and no notification was sent.',
  },
  unblockUser: { description: 'Both find each other again, unless the other has blocked the caller too.' },
  readChannelSettings: {
    description:
      'Devices, mails and texts, for each topic. Null where it cannot be switched. The list of notifications has everything.',
  },
  changeChannelSettings: {
    description:
      'What is left out stays as it is. It fails with 400 for what cannot be switched. The mails of `messages`, `requests` and `trips` are those of `PATCH /api/notifications`.',
  },
  listNotifications: {
    description:
      'The newest first, 30 on a page, for 90 days. All news about the messages of one person is one entry, which moves to the top with the first that they have not seen. Reading it marks nothing as seen.',
    parameters: { before: 'Only those that are older than the one with this id: `next` of the page before.' },
  },
  countUnseenNotifications: {
    description:
      'For a number in the header. Counts to 100. The event `news` of the stream says when to ask again.',
  },
  markNotificationsSeen: {
    description: 'All up to this one, on all devices of the caller. The response has what is left.',
  },
  getPushKey: {
    description:
      'For `applicationServerKey` of `PushManager.subscribe`. Null where the site sends no notifications to devices.',
  },
  listPushSubscriptions: { description: 'Devices leave the list when they are logged out.' },
  savePushSubscription: {
    description:
      'What `PushManager.subscribe` of the browser returned. It ends with the session of the call. At most 20 devices: then it fails with 409.',
  },
  removePushSubscription: { description: 'Repeating it fails with 404.' },
  readDocumentCheck: {
    description: 'While it waits, this also asks Stripe. It fails with 404 where no documents are checked.',
  },
  beginDocumentCheck: {
    description:
      'Repeating it leads to the same check until that is decided. Needs a fresh proof for `check-document`, a verified phone number of a country where Stripe checks documents, and a chosen name: otherwise it fails with 403. A person has three checks in a year.',
  },
  listPasskeys: { description: 'Their names and dates. The keys themselves never leave the devices.' },
  addPasskey: {
    description: 'Needs a fresh proof for `add-passkey`, and the options that were begun before.',
  },
  beginPasskey: {
    description: 'Needs a fresh proof for `add-passkey`. Hand the options to `navigator.credentials.create`.',
  },
  removePasskey: {
    description:
      'Needs a fresh proof for `remove-passkey`. It no longer logs in, but stays on the device until it is removed there.',
  },
  beginPasskeyLogin: {
    description: 'Hand the options to `navigator.credentials.get`. They are good for one login.',
  },
  logInByPasskey: { description: 'Sets the session cookie. Staff get into the desk with it for 12 hours.' },
};
