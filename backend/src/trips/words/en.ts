import { listIn } from '../../platform/language/formats.js';

const fliesOr = (flyer: string | null) => (flyer ? `${flyer} flies` : 'you fly');
const Flies = (flyer: string | null) => (flyer ? `${flyer} flies` : 'You fly');
interface Missed {
  name: string;
  traveler: string;
  city: string;
  flight: string | null;
}
const missed = (name: string, city: string, flight: string | null) =>
  `${name} says that the connection in ${city} was missed${flight ? `, flight ${flight}` : ''}.`;
const was = (before: string | null) => (before ? ` It was ${before}.` : '');

export const en = {
  hello: 'Hello,',
  openTrip: 'Open the trip',
  /** A button of a notification. */
  callName: (name: string) => `Call ${name}`,
  seeListing: 'See the listing',
  lookForOthers: 'Look for others',
  aMember: 'A member',
  anotherCompanion: 'another companion',
  anotherCompanionFirst: 'Another companion',
  otherPerson: 'The other person',
  /** Stands where the name of the person who changed the trip stands. */
  theAirline: 'The airline',
  theTraveler: 'The traveler',
  commas: (parts: string[]) => parts.join(', '),
  semicolons: (parts: string[]) => parts.join('; '),
  sentences: (parts: string[]) => parts.join(' '),
  way: (from: string, to: string) => `${from} to ${to}`,
  attached: 'The flights are attached for your calendar.',
  oncePerTrip: 'You get this mail once for each trip.',

  card: {
    title: (way: string, flight: string | null) => (flight ? `${way}, flight ${flight}` : way),
    /** A flight, and when it leaves and lands in local times. */
    flight: (way: string, flight: string | null, times: string[]) =>
      `${way}${flight ? `, flight ${flight}` : ''}: ${times.join(', ')}`,
    lands: (time: string, weekday: string | null) =>
      weekday ? `lands on ${weekday} at ${time}` : `lands at ${time}`,
    landsIn: (city: string, time: string, weekday: string | null) =>
      weekday ? `Lands on ${weekday} at ${time} in ${city}` : `Lands at ${time} in ${city}`,
    flown: (flight: string, whose: string) => `${flight}. ${whose}`,
    withHelper: (helper: string) => `With ${helper}`,
    together: 'Together',
    alone: (flyer: string | null) => `${flyer ?? 'You'} alone`,
    meets: (flyer: string | null, companion: string, place: string) =>
      `${flyer ? `${flyer} meets ${companion}` : 'You meet'} here: ${place}`,
    noPlace: 'No meeting place is agreed yet. Choose one on the trip’s page.',
    noPhone: (name: string) => `${name} has no phone number here. Write to each other beforehand.`,
    youMeet: (companion: string, place: string) => `You meet ${companion} here: ${place}`,
    brings: (helper: string | null, traveler: string | null, place: string) =>
      helper
        ? `${helper} brings ${traveler ?? 'you'} here: ${place}`
        : `You bring ${traveler} here: ${place}`,
    noPlaceIn: (city: string) => `No meeting place in ${city} is agreed yet. Choose one on the trip’s page.`,
  },

  handOver: {
    giver: (city: string, traveler: string, taker: string) => `In ${city} you give ${traveler} to ${taker}`,
    taker: (city: string, traveler: string, giver: string) =>
      `In ${city} you take over ${traveler} from ${giver}`,
    family: (city: string, giver: string, traveler: string, taker: string) =>
      `In ${city} ${giver} gives ${traveler} to ${taker}`,
    self: (city: string, taker: string, giver: string) =>
      `In ${city} you go on with ${taker}, and ${giver} says goodbye`,
    where: (what: string, where: string) => `${what}: ${where}.`,
    nowhere: (what: string) => `${what}.`,
    noPlace: ' No place is agreed yet. Choose one on the trip’s page.',
  },

  calendar: {
    summary: (flyer: string | null, flight: string | null, way: string, companion: string | null) =>
      `${flyer ? `${flyer}: ` : ''}${flight ? `Flight ${flight}` : 'Flight'}, ${way}${companion ? `, with ${companion}` : ''}`,
    placeAt: (place: string, time: string) => `${place} at ${time}`,
    meetHere: (place: string) => `You meet here: ${place}`,
  },

  stillFlying: {
    subject: (trip: string) => `Still flying? ${trip}`,
    together: (flyer: string | null, companion: string) => `${Flies(flyer)} together with ${companion} soon.`,
    tap: (flyer: string | null, others: string[]) =>
      `One tap tells ${listIn('en', others)} that ${flyer ?? 'you'} will be there. If your plans have changed, open the trip and cancel it: then ${others.length > 1 ? 'all' : 'both'} of you can look for somebody else.`,
    yes: (flyer: string | null) => (flyer ? `Yes, ${flyer} is flying` : 'Yes, I am flying'),
  },

  stillFlyingPage: {
    title: 'Still flying?',
    wait: 'One moment…',
    noScript: 'This needs JavaScript. You can also <trips>open your trips</trips> and confirm there.',
    thanks: 'Thank you, you are flying',
    seen: (route: string, day: string) => `${route}, ${day}. The other one can see that now.`,
    noLonger: 'This link no longer works',
    openTrips: 'Open your trips',
    failed: 'That did not work',
    offline: 'There is no connection. Open the link in the mail once more.',
  },

  tomorrow: {
    subject: (trip: string) => `Tomorrow: ${trip}`,
    together: (flyer: string | null, companion: string) =>
      `Tomorrow ${fliesOr(flyer)} together with ${companion}.`,
    atNight: (flyer: string | null, companion: string, night: string, time: string) =>
      `I${night.slice(1)}, at ${time}, ${fliesOr(flyer)} together with ${companion}.`,
    sign: 'The trip’s page shows the sign by which you find each other. Open it once before you leave, and it also opens without a network.',
    footnote:
      'The flights are attached for your calendar. You get this mail once for each trip that you agreed on, also when you have stopped reminders.',
  },

  unconfirmed: {
    subject: (trip: string) => `Your companion has not confirmed: ${trip}`,
    text: (other: string) => `${other} has not confirmed yet that your trip takes place.`,
    textWith: (other: string, companion: string) =>
      `${other} has not confirmed yet that your trip with ${companion} takes place.`,
    call: (other: string) => `Call or write to ${other}. The trip’s page shows how.`,
    message: (name: string) => `${name} has not confirmed the trip yet.`,
    severalSubject: (trip: string) => `Your companions have not confirmed: ${trip}`,
    several: (names: string[]) => `${listIn('en', names)} have not confirmed yet that your trip takes place.`,
    callThem: 'Call or write to them. The trip’s page shows how.',
  },

  dayAfter: {
    subject: (trip: string) => `How was your trip? ${trip}`,
    flew: (flyer: string | null, companion: string, trip: string) =>
      `${flyer ?? 'You'} flew together with ${companion}: ${trip}.`,
    why: 'A few words and some stars help the next family to choose. It takes a minute.',
    safe: (flyer: string | null) =>
      `We also ask whether ${flyer ?? 'you'} felt safe. Only our team reads that answer.`,
    say: 'Say how it was',
    how: (helper: string) => `How was it with ${helper}?`,
    sayOf: (helper: string) => `Say how it was with ${helper}`,
  },

  news: {
    proposed: (name: string, trip: string) => `${name} proposes to fly together: ${trip}.`,
    proposedSubject: (trip: string) => `Fly together? ${trip}`,
    decide: 'Agree or decline on the trip’s page. Nobody else sees it.',
    fly: (trip: string) => `You fly together: ${trip}.`,
    agreedSubject: (trip: string) => `You fly together: ${trip}`,
    agreed: (name: string, flyer: string | null, companion: string) =>
      `${name} agreed: ${fliesOr(flyer)} together with ${companion}.`,
    afterAgreement:
      'The trip’s page now shows how to reach each other, where you meet, and what to do on the day of travel. The flights are attached for your calendar.',
    declined: (name: string, trip: string) => `${name} cannot fly together on this trip: ${trip}.`,
    declinedSubject: (trip: string) => `Your proposal was declined: ${trip}`,
    cancelled: (name: string, trip: string) => `${name} cancelled the trip ${trip}.`,
    cancelledSubject: (trip: string) => `Trip cancelled: ${trip}`,
    afterCancelling: 'The trip’s page shows the reason, and other people who fly that way.',
    confirmed: (name: string) => `${name} has confirmed the trip.`,
    confirmedSubject: (trip: string) => `Your companion is flying: ${trip}`,
    meeting: (name: string, where: string | null) =>
      `${name} changed where you meet: ${where ?? 'not agreed yet'}.`,
    meetingSubject: (trip: string) => `Where you meet has changed: ${trip}`,
    missed,
    missedSubject: (city: string, trip: string) => `Connection missed in ${city}: ${trip}`,
    afterMissing:
      'The trip’s page shows whom to call, what was agreed for this, and who else flies that way next.',
    notMissed: (name: string, city: string) =>
      `${name} takes that back: the connection in ${city} was not missed.`,
    notMissedSubject: (city: string, trip: string) => `Connection not missed in ${city}: ${trip}`,
    afterPartCancelled:
      'What you agreed with your other companions stays. The trip’s page shows other people who fly that way.',
    withdrawn: (name: string, trip: string) => `${name} took the proposal back: ${trip}.`,
    withdrawnSubject: (trip: string) => `Proposal taken back: ${trip}`,
    missedBy: ({ name, traveler, city, flight }: Missed) =>
      `${name} says that ${traveler} missed the connection in ${city}${flight ? `, flight ${flight}` : ''}.`,
  },

  relay: {
    joinedSubject: (helper: string, traveler: string, from: string, to: string) =>
      `${helper} flies with ${traveler}, too: ${from} to ${to}`,
    joined: (helper: string, traveler: string, from: string, to: string) =>
      `${helper} flies with ${traveler} from ${from} to ${to}. You fly your part as agreed.`,
    leftSubject: (helper: string, traveler: string, to: string) =>
      `${helper} no longer flies to ${to} with ${traveler}`,
    left: (helper: string, traveler: string, to: string) =>
      `${helper} no longer flies to ${to} with ${traveler}. You fly your part as agreed.`,
    movedSubject: (helper: string, traveler: string, trip: string) =>
      `What ${helper} flies with ${traveler} has changed: ${trip}`,
    moved: (helper: string, traveler: string, trip: string) =>
      `What ${helper} flies with ${traveler} has changed: ${trip}. See whether it still fits your part.`,
    shorterSubject: (trip: string) => `The proposal is now for a shorter part: ${trip}`,
    shorter: (trip: string) =>
      `Another companion flies a part of what was proposed. The proposal is now for this part: ${trip}.`,
    endedSubject: (trip: string) => `The proposal has ended: ${trip}`,
    ended: (trip: string) => `Another companion flies this part of the trip: ${trip}.`,
    othersFly: {
      all: (trip: string) =>
        `Another companion has agreed to fly all of what was proposed: ${trip}. The proposal is still open, and can be taken back.`,
      some: (trip: string) =>
        `Another companion has agreed to fly a part of what was proposed: ${trip}. The proposal is still open, and can be taken back.`,
    },
    noHandOver: (city: string, traveler: string, taker: string) =>
      `In ${city} you no longer give ${traveler} to ${taker}.`,
    goesOnAlone: (
      flight: string,
      { helper, traveler, from, to }: Record<'helper' | 'traveler' | 'from' | 'to', string>,
    ) =>
      `${helper} no longer flies to ${to} with ${traveler}. ${traveler} goes on from ${from} alone. Bring ${traveler} to the gate: ${flight}.`,
    isInCity: (traveler: string, helper: string, city: string) => `${traveler} is in ${city} with ${helper}.`,
    isOnTheWay: (traveler: string, helper: string, city: string) =>
      `${traveler} is on the way to ${city} with ${helper}.`,
    bringsNoLongerSubject: (helper: string, traveler: string, city: string) =>
      `${helper} no longer brings ${traveler} to you in ${city}`,
    bringsNoLonger: (
      { helper, traveler, family, to }: Record<'helper' | 'traveler' | 'family' | 'to', string>,
      hasLanded: boolean,
    ) =>
      `${traveler} ${hasLanded ? 'has landed in' : 'is on the way to'} ${to}. ${helper} no longer brings ${traveler} to you: look for ${traveler} there, and call ${family} if you do not find each other.`,
  },

  changes: {
    subject: (trip: string) => `The trip has changed: ${trip}`,
    stillFits: 'See whether it still fits you.',
    days: (name: string, now: string, before: string | null) =>
      `${name} moved the trip to ${now}.${was(before)}`,
    route: (name: string, now: string, before: string | null) =>
      `${name} changed the route to ${now}.${was(before)}`,
    time: (name: string, now: string | null, before: string | null) =>
      (now ? `${name} changed the time to ${now}.` : `${name} left the time open.`) + was(before),
    flight: (name: string, now: string | null, before: string | null) =>
      (now ? `${name} changed the flight to ${now}.` : `${name} left the flight open.`) + was(before),
    landing: (name: string, now: string | null, before: string | null) =>
      (now ? `${name} set the landing to ${now}.` : `${name} left the landing open.`) + was(before),
    someTime: (name: string) => `${name} changed the time.`,
    someFlight: (name: string) => `${name} changed the flight.`,
    someLanding: (name: string) => `${name} changed the landing.`,
    stops: (name: string, stops: string) => `${name} changes planes in ${stops}.`,
    direct: (name: string) => `${name} flies direct.`,
    connection: (name: string, now: string | null) =>
      `${name} changed a connecting flight${now ? `: ${now}` : ''}.`,
    closed: (name: string, trip: string) => `${name} closed the listing ${trip}.`,
    closedSubject: (trip: string) => `A listing was closed: ${trip}`,
    sharedStays: 'What was shared with you stays.',
    proposalEnded: 'The proposal to fly together has ended.',
    stillTogether: 'You still fly together.',
    deleted: (name: string, trip: string) => `${name} deleted the listing ${trip}.`,
    deletedSubject: (trip: string) => `A listing was deleted: ${trip}`,
    unconfirmed: (trip: string) => `The listing ${trip} was not confirmed and is gone.`,
    unconfirmedSubject: (trip: string) => `The listing ${trip} was not confirmed and is gone`,
    noLongerTogether: 'You no longer fly together.',
    blockedSubject: (trip: string) => `Your trip ${trip} is cancelled`,
    openTrips: 'Open my trips',
    feltSafeSubject: (trip: string) => `Did you feel safe? ${trip}`,
    feltSafe: (name: string, trip: string) =>
      `You have blocked ${name} on the day of your trip: ${trip}. It is cancelled. Did you feel safe? Only our team reads your answer.`,
    tellTeam: 'Tell our team',
    leftSubject: (trip: string) => `Your companion no longer travels: ${trip}`,
    left: (name: string, trips: string[]) =>
      `${name} has deleted their account. This ends: ${trips.join('; ')}.`,
    otherFlights: (name: string) => `You and ${name} are no longer on the same flights.`,
    tripFor: (trip: string, traveler: string) => `${trip}, for ${traveler}`,
    removed: (name: string, trips: string[]) =>
      `We have closed the account of ${name}. This ends: ${trips.join('; ')}.`,
    suspended: {
      subject: (name: string, day: string, trip: string) =>
        `${name} cannot use our site until ${day}: ${trip}`,
      text: (name: string, day: string, trip: string) =>
        `${name} cannot use our site until ${day}, which is after this flight leaves: ${trip}.`,
      pair: 'Nothing is cancelled, but messages on the site are not answered until then. The trip’s page shows how else you reach each other, and there you can look for another companion or cancel.',
      others: 'You fly your part as agreed. The trip’s page shows who flies the other parts.',
    },
    cannotTravel: (name: string, trip: string) => `${name} cannot travel with you: ${trip}.`,
  },

  request: {
    asksToFly: (name: string, trip: string) => `${name} asks to fly together: ${trip}.`,
    asksToFlyMail: (name: string, trip: string) =>
      `${name} asks to fly together: ${trip}. One yes agrees on the trip, and you see each other’s contact details.`,
    askedSubject: (trip: string) => `A traveler asked for your contact details: ${trip}`,
    asksSubject: (trip: string) => `A traveler asks for your contact details: ${trip}`,
    asked: (name: string, trip: string) =>
      `${name} asked for your contact details for ${trip}, and can now write to you or call you.`,
    asks: (name: string, trip: string) =>
      `${name} asks for your contact details for ${trip}. You decide whether to share them.`,
    message: (name: string, trip: string) => `${name} asks for contact details: ${trip}.`,
    takenBack: (name: string, trip: string) => `${name} took the request back: ${trip}.`,
    takeCare: 'Take care. This account is new and shares a device or network with somebody you blocked.',
    since: (name: string, day: string) => `${name} has been a member since ${day}.`,
    phone: (isVerified: boolean): string =>
      isVerified ? 'Their phone number is verified.' : 'Their phone number is not verified yet.',
    speaks: (languages: string) => `They speak ${languages}.`,
    readNote: (name: string) => `${name} wrote you a note. Please read it on the site.`,
    note: (name: string, note: string) => `${name} writes: “${note}”`,
    newPerson:
      'This person is new here. Each carries only their own bags, nobody pays before the flight, and nobody needs your documents or codes. We never write to you through other people.',
    answer: 'Answer',
    seeWho: 'See who asked',
    decide: 'Share or decline',
    aboutPerson: 'About this person',
    footnote:
      'You get this mail because you have a listing. If you have found your companion, close the listing: then nobody else can ask, and what you shared stays with those who have it.',
    amigoContact: (trip: string) => `Contact details of your Amigo: ${trip}`,
    travelerContact: (trip: string) => `Contact details of the traveler: ${trip}`,
    saidYes: (name: string, trip: string) =>
      `${name} said yes: you can now see how to reach them for ${trip}.`,
    tellWhere: 'Tell each other where you meet before you go to the airport.',
    sharedMessage: (name: string, trip: string) => `${name} shares contact details: ${trip}.`,
    confirmedSubject: (trip: string) => `The listing is confirmed: ${trip}`,
    confirmed: (trip: string) => `The listing that you asked about is confirmed: ${trip}.`,
    canReach: 'You can now see how to reach them.',
    decides: (name: string) => `${name} now decides whether to share.`,
    declinedSubject: (trip: string) => `Your request for ${trip}`,
    declined: (trip: string) => `This person cannot travel with you: ${trip}.`,
  },

  interest: {
    travelerSubject: 'A traveler on your flight wants to reach you: confirm',
    helperSubject: 'A helper on your flight wants to reach you: confirm',
    asked: (site: string, trip: string) =>
      `Somebody asked for the contact details of a listing with this address on ${site}: ${trip}.`,
    confirmIt:
      'Confirm that it is yours, and they can reach you. You decide in your profile who sees your contact details.',
    confirm: 'Confirm my listing',
    remove: 'Not yours? Remove the listing',
    footnote: 'The link works once, within a day, and logs you in. You get this mail once for each listing.',
  },

  review: {
    bothSubject: (other: string, trip: string) => `You and ${other} reviewed your trip: ${trip}`,
    both: (other: string, trip: string) =>
      `You and ${other} have both written about your trip: ${trip}. Everybody can read both reviews now.`,
    otherSubject: (other: string, trip: string) => `${other} reviewed your trip: ${trip}`,
    other: (other: string, trip: string) =>
      `${other} has written about your trip: ${trip}. Everybody can read it now.`,
    ownSubject: (other: string, trip: string) => `Your review of ${other} can be read now: ${trip}`,
    own: (other: string, trip: string) =>
      `Everybody can read now what you wrote about ${other} after your trip: ${trip}.`,
    reply: 'You may reply once to what was written about you.',
    read: 'Read it',
  },

  arrival: {
    subject: (city: string) => `Arrived in ${city}`,
    arrived: (traveler: string, city: string) => `${traveler} has arrived in ${city}.`,
    arrivedWith: (traveler: string, city: string, seeker: string) =>
      `${traveler} has arrived in ${city} and is with ${seeker}.`,
    says: (helper: string, fact: string) => `${helper} says: “${fact}”`,
    askedUs: (seeker: string) => `${seeker} asked us to tell you when this trip ends.`,
    footnote: 'You get this mail once for this trip.',
    sms: (fact: string, site: string, seeker: string) =>
      `${fact} ${site}, for ${seeker}. Reply STOP to get no more.`,
  },

  thread: {
    subject: 'You have a new message about your trip',
    text: (writers: string[], site: string) =>
      `${new Intl.ListFormat('en').format(writers)} wrote to everybody on your trip on ${site}, and you have not seen it yet.`,
    read: 'Read and answer',
    footnote: 'You get one mail, however much they write, until you open the conversation.',
  },

  /** Of a proposal, whose helper does not know the name yet. */
  whoFlies: {
    line: (who: string) => `Who flies: ${who}`,
    relations: {
      mother: 'their mother',
      father: 'their father',
      grandparent: 'their grandparent',
      partner: 'their partner',
      child: 'their grown-up child',
      relative: 'their relative',
      friend: 'their friend',
      grandmother: 'their grandmother',
      grandfather: 'their grandfather',
    },
    ages: {
      '18_39': '18–39',
      '40_59': '40–59',
      '60_69': '60–69',
      '70_79': '70–79',
      '80_up': '80 or older',
    },
    speaks: (languages: string) => `speaks ${languages}`,
  },
};

export type Words = typeof en;
