import type { OperationDocs } from '../../platform/openapi/api-docs.js';

export const trips: Record<string, OperationDocs> = {
  requestContact: {
    description:
      'The owner gets a mail the first time. With `asked` the owner decides first. A phone number is included only when its owner verified it.',
    isLimited: true,
  },
  readContact: {
    description:
      'For those to whom it is shared. To everybody else the listing is not found. Nobody is told.',
  },
  withdrawContactRequest: {
    description: 'Only while the owner has not answered. A trip that was proposed with it ends.',
  },
  listMatchOptions: {
    description:
      'Listings of either one for which the other has asked for the contact, without an open match.',
  },
  listContactRequests: { description: 'For the owner. Open requests come first.' },
  shareContact: { description: 'Also after declining. Repeating it changes nothing.' },
  declineContactRequest: {
    description:
      'The person reads only that you cannot travel with them, a minute later: until then you can take it back.',
  },
  takeBackDeclinedRequest: {
    description:
      'Within 60 seconds. The request is open again, with the trip that was proposed with it, and no notification was sent. Repeating it changes nothing.',
  },
  stopSharingContact: { description: 'The request counts as declined.' },
  proposeMatch: {
    description:
      'About a listing of the other one it is also the request for the contact, and their yes shares it. About an own listing it is for people who have asked for the contact or written with the caller. A second proposal is the first one; one that names another day, flight, part or traveler is refused.',
    isLimited: true,
  },
  askCompanion: {
    description:
      'Only for the one who gets help on an agreed trip. The other helper is asked for these legs alone, and agrees or declines like to any proposal. Asking the same person again is the first one.',
    isLimited: true,
  },
  getMatch: { description: 'Contact, sign and steps are included from the agreement on.' },
  agreeToMatch: { description: 'Only for the one who did not propose. Repeating it changes nothing.' },
  cancelMatch: { description: 'Tells the other one, with the reason.' },
  listThreads: {
    description:
      'Of trips with at least two companions, the latest words first. At most 50, and only while contact is kept.',
  },
  getThread: {
    description:
      'For the seeker and every companion who has agreed. The newest page first, each in the order of writing; it marks nothing as read.',
  },
  writeToThread: {
    description: 'All who are on the trip read it. A retry with the same `clientKey` stores one message.',
    isLimited: true,
  },
  translateThreadMessage: {
    description:
      'What another member of the trip wrote, made by a machine in the language of the header `x-language`. Fails with 404 for what the caller wrote or our team has removed, and with 503 while nothing can be translated.',
    parameters: { messageId: 'Of a message in the conversation of this trip.' },
    isLimited: true,
  },
  translateThreadMessages: {
    description:
      'What the others on the trip wrote, made by a machine in the language of the header `x-language`, in the order of writing. Left out is what cannot be read or translated now; fails with 503 when that is all of them.',
    isLimited: true,
  },
  translateThreadDraft: {
    description:
      'What the caller has not sent yet, for a look at what others may read. Fails with 403 before somebody else has written there, and with 503 while nothing can be translated. It is not kept as a message.',
    isLimited: true,
  },
  markThreadRead: { description: 'Up to that message. The others see how far the caller has read.' },
  getCareCard: {
    description: 'Only for the two of an agreed trip. `null` until the family has written one.',
  },
  translateCareCardNote: {
    description:
      'What the family wrote there, made by a machine in the language of the header `x-language`. For those who may read the care card. Fails with 404 where it says nothing, and with 503 while nothing can be translated.',
    parameters: { note: 'Which part of the care card.' },
    isLimited: true,
  },
  saveCareCard: { description: 'Only for the family. It is deleted 7 days after the trip.' },
  uploadTravelerPhoto: {
    description:
      'Only for the family, once they have written a care card. The photo is stored sealed as a square, and deleted with the card.',
  },
  getTravelerPhoto: { description: 'Only for the two of an agreed trip.', type: 'image/webp' },
  addStep: {
    description:
      'From 24 hours before the departure until 48 hours after the last one. `at` is the time of the tap. The same `clientKey` is stored once. Where the traveler flies the last leg without a helper, `landed` on it is a step of the one who asked for help alone.',
  },
  takeBackStep: { description: 'Only by the one who tapped it, for 10 minutes.' },
  missConnection: {
    description:
      'On the day of travel. Tells the other one and the family page; repeating it changes nothing.',
  },
  takeBackMissedConnection: { description: 'Only by the one who said it. Tells the other one.' },
  shareJourney: { description: 'Only for the family. The same link for as long as it lives.' },
  endJourneyLink: { description: 'Only for the family. Open pages end at once.' },
  makeTravelerLink: {
    description:
      'Only for the family. The same address for as long as it lives; another language changes the page behind it.',
  },
  endTravelerLink: { description: 'Only for the family. Open pages end with their next look.' },
  getHerPage: {
    description: 'First names and numbers to call. Every link that does not work has the same response.',
  },
  callForHelp: {
    description:
      'Tells the helper who flies with her and the family, by mail, message and text. A second press within 3 minutes sends nothing again.',
    isLimited: true,
  },
  sayLanded: {
    description:
      'Where she flies the last leg without a helper. Tells the helpers and the family; repeating it changes nothing. The family can take it back.',
    isLimited: true,
  },
  seeHelpCall: {
    description: 'For those of the trip. Her page says who knows. Repeating it changes nothing.',
  },
  getJourney: { description: 'First names only. Every link that does not work has the same response.' },
  addJourneyViewer: {
    description:
      'At most 20 names for a link. The same name again is stored once. The names end with the link.',
    isLimited: true,
  },
  getArrivalContacts: { description: 'Only for the family.' },
  saveArrivalContacts: {
    description:
      'Only for the family, until they are told: when both say that the traveler has arrived, or 10 minutes after one of the two.',
  },
  streamJourney: {
    description:
      'Server-sent events. Each `journey` event is the whole journey, and `end` says that the link has ended.',
    isLimited: true,
  },
  confirmMatchByMail: {
    description:
      'The token stands for one of the two, so no login is needed. It is for the day that the mail names.',
  },
  getMatchCalendar: {
    description:
      'For an agreed trip. Opening a later file moves or cancels what an earlier one put into the calendar.',
    type: 'text/calendar',
  },
  getCalendarFeed: {
    description:
      'A calendar that reads the address has the trips that are agreed on, and follows every change.',
  },
  renewCalendarFeed: {
    description: 'The address before ends at once. Each call makes a new one, also a repeated one.',
  },
  endCalendarFeed: { description: 'The address ends at once. Repeating it changes nothing.' },
  listMyContactRequests: {
    description: 'At most 500, the newest first, so that pages can show them on each listing.',
  },
  listMatches: {
    description:
      'A `Link` header leads to the next page. `coming` begins with the next trip, `past` with the last one.',
  },
  listWaitingTrips: {
    description: 'For 14 days after the day of travel, the latest first, at most 20.',
  },
  changeMatch: { description: 'Both may change it, from the agreement on. The other one is told.' },
  declineMatch: {
    description:
      'Only for the one who did not propose. The other one is told a minute later: until then you can take it back. Repeating it changes nothing.',
  },
  takeBackDeclinedMatch: {
    description:
      'Only for the one who declined, within 60 seconds. The proposal is open again, and no notification was sent. Repeating it changes nothing.',
  },
  showTripBoardingPass: {
    description:
      'Both may, from the agreement on, for a flight that they fly. It fails as for a listing. The other one sees it in `passShown`.',
  },
  takeBackTripBoardingPass: {
    description:
      'Each pass of the caller for a flight that they fly on this trip, also when it was shown on a listing. The pass of the other one stays. Repeating it changes nothing.',
  },
  confirmMatch: {
    description: 'Only for an agreed trip. The other one sees it. Repeating it changes nothing.',
  },
  getSafetyAnswer: {
    description:
      '`null` until the caller has answered, 404 until the trip is over. The other one never sees it.',
  },
  getPartedTrip: {
    description:
      'For the page that asks whether both felt safe after one has blocked the other: then the trip itself answers 404. It does not say who blocked.',
  },
  saveSafetyAnswer: {
    description:
      'After the trip, and it may be changed. A “no” brings the trip before the team; the other one is not told.',
  },
};
