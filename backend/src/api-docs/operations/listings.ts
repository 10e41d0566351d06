import type { OperationDocs } from '../../platform/openapi/api-docs.js';

export const listings: Record<string, OperationDocs> = {
  createAlert: {
    description:
      'Members are told at the address of their account. A guest gets a code by mail, and enters it with the `confirmation` of the response. The same alert twice is one. With `listing` the alert waits until a guest’s listing is confirmed; with `ownListing` it follows the trip of a listing of yours, with each of its legs.',
    isLimited: true,
  },
  changeAlert: { description: '`on` also ends a pause, which begins when two mails came back.' },
  stopAlertByMail: { description: 'Stops the alerts that the mail is about, or with `all` every one.' },
  stopAlertWithOneClick: { description: 'For mail programs: RFC 8058.' },
  showStopAlertPage: { description: 'For mail programs without RFC 8058. It changes nothing.' },
  disownListing: { description: 'It is removed.' },
  changeListing: {
    description: 'Only the fields that are sent change; `null` removes an optional one.',
    isLimited: true,
  },
  closeListing: {
    description:
      'It leaves the search at once and can be reopened. Who asked for the contact is told a minute later, unless it is open again.',
  },
  requestHelp: { description: 'Guests get a code by mail, which logs them in and claims the listing.' },
  offerHelp: { description: 'Guests get a code by mail, which logs them in and claims the listing.' },
  createListing: { description: 'For members with a verified phone.', isLimited: true },
  actByMail: { description: 'The token stands for its owner, so no login is needed.' },
  searchListings: { description: 'Ordered by day of travel. A `Link` header leads to the next page.' },
  searchTrips: {
    description:
      'First who is on the same plane, then everybody else by day of travel; after fewer than three, who comes close. A `Link` header leads to the next page.',
    parameters: {
      stops:
        'Where planes are changed, with commas between: `FRA,DOH`. Day and flight of the next leg may follow: `FRA.2027-03-02.LH430`. Or `none` for direct trips, `some` for those with stops.',
    },
  },
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
    description: 'Only name and picture, for the page of a tip. Unknown people have 404.',
    parameters: { id: 'Whom to tip: the `id` of a profile, not of a listing.' },
  },
  createTestimonial: { description: 'Only for members who were in touch with that user.' },
  listAirports: { description: 'May be cached for a year when `v` is the current version.' },
  listAirportsNamed: {
    description: 'The airports of each city of this name, the busiest first. 404 when there is none.',
    parameters: { name: 'A city or an airport, in the language of the page.' },
  },
  getListingPicture: {
    description:
      'For previews in chats: 1200 by 630 pixels, the same for everyone. It may be cached for a day.',
    parameters: { language: 'Of its words, of the names of cities and of the date.' },
    type: 'image/png',
  },
  getListingCalendar: {
    description: 'A file with one event, from the departure. Without a time it is an event of the whole day.',
    type: 'text/calendar',
  },
  listUnclaimedListings: {
    description: 'Listings of guests with the address of the account, so that the member can take them over.',
  },
  claimListing: {
    description:
      'Only for a listing that was posted with the address of the account. It is found from then on.',
  },
  reopenListing: { description: 'It is found again, unless its last day is over.' },
  repostListing: {
    description:
      'The caller gets a new listing with the same content. Contacts and requests stay with the former one.',
    isLimited: true,
  },
  answerFlightCheck: {
    description:
      'Of a question in `flightChecks`. Companions are notified of new times. Without an open question nothing happens.',
  },
  showBoardingPass: {
    description:
      'The pass is read on the device of the owner, and stays there. Fails with 400 unless the listing names this flight and it departs within 72 hours or departed as long ago, and with 409 when someone else has shown the same pass. Repeating it changes nothing.',
  },
  takeBackBoardingPass: {
    description:
      'Each pass of the caller for a flight of this listing: its label is gone from it and from trips with the same flight. Nothing is kept of the pass, so it can be shown again. Repeating it changes nothing.',
  },
  deleteListing: {
    description: 'For good. Who asked for its contact is told, and agreed trips on it are cancelled.',
  },
  listMyListings: { description: 'Open, closed and expired ones, with their contact details.' },
  listUserListings: { description: 'What anybody may see of them, ordered by day of travel.' },
  getListing: {
    description: 'Fails with 404 when it was removed, is not confirmed yet, or a block lies between the two.',
  },
  listBusiestRoutes: { description: 'At most 6 routes of the next 30 days, counted once in a minute.' },
  getRoute: {
    description: 'Numbers only: who these people are, searches tell. Routes without anybody have no months.',
  },
  getFlight: { description: 'Numbers only. Listings that keep their flight to themselves do not count.' },
  lookUpFlight: {
    description:
      'As the airlines publish it, kept for a day. With `date` the flights of that day; with `near` those of the three days before and after it too. Empty when no such flight is known, 503 while it cannot be looked up.',
    parameters: {
      number: 'As people type it: `AI102`, `ai 102`, `AI-0102` or `Air India 102`.',
      date: 'The day of departure as YYYY-MM-DD, at the departure airport. Not together with `near`.',
      near: 'A day as YYYY-MM-DD, for finding the days on which the flight goes.',
    },
    isLimited: true,
  },
  receiveFlightEvent: {
    description:
      'Nothing that it says is believed: it makes the site ask what became of the flight. Fails with 404 where no flight is watched with this address.',
    parameters: { secret: 'Of the flight, as the provider was told it.' },
  },
  translateListing: {
    description:
      'Its description, made by a machine in the language of the header `x-language`. Fails with 404 where the caller would not see the listing or it says nothing, and with 503 while nothing can be translated.',
    isLimited: true,
  },
  listAlerts: { description: 'Running and paused ones, also those that the member ordered as a guest.' },
  confirmAlert: {
    description: 'The code comes by mail. When the same alert runs already, the response is that one.',
  },
  listFavourites: {
    description:
      'The latest kept first. What is gone, closed or blocked is not in it, and returns when the member may see it again.',
  },
  keepFavourite: {
    description:
      'Repeating it changes nothing, and neither the owner nor the person learns of it. Fails with 404 where the page of the listing or person would, with 400 for oneself or an own listing, and with 409 when 100 are kept.',
  },
  removeFavourite: { description: 'Repeating it changes nothing, also when nothing was kept.' },
  deleteAlert: { description: 'No more mails come from it. Listings that were found stay where they are.' },
  listTestimonials: { description: 'From all over the site, for the start page. Hidden ones are left out.' },
  listUserTestimonials: {
    description: 'The newest first. Reviews that wait for the one of the other are left out.',
  },
  getTestimonialPermission: { description: 'For a page that offers the form only where it can be sent.' },
  translateTestimonial: {
    description:
      'Its text, made by a machine in the language of the header `x-language`. Fails with 404 where the caller would not see it, and with 503 while nothing can be translated.',
    isLimited: true,
  },
  translateTestimonialReply: {
    description:
      'What the person whom it is about replied, made by a machine in the language of the header `x-language`. Fails with 404 where there is no reply or the caller would not see it, and with 503 while nothing can be translated.',
    isLimited: true,
  },
  replyToTestimonial: { description: 'Only by the person whom it is about. It cannot be changed later.' },
};
