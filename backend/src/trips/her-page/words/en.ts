import type { Flight, Meeting } from './arguments.js';

/** A time comes with its weekday when it is not today. */
const when = (at: string) => (at.includes(' ') ? `on ${at.replace(' ', ' at ')}` : `at ${at}`);

/** The page of the one who flies. Short sentences, as one says them to her. */
export const en = {
  pageFor: (traveler: string) => `For ${traveler}`,
  here: 'Here',
  headline: {
    before: (day: string) => `You fly on ${day}`,
    today: 'You fly today',
    meets: ({ helper, place, at }: Meeting) => {
      if (place && at) return `${helper} meets you ${when(at)}: ${place}`;
      if (place) return `${helper} meets you: ${place}`;
      return at ? `${helper} meets you ${when(at)}` : `${helper} will meet you`;
    },
    with: (helper: string) => `${helper} is with you`,
    fly: (city: string) => `You are flying to ${city}`,
    alone: (city: string) => `You fly to ${city} by yourself`,
    missed: (city: string) => `You have missed the plane to ${city}`,
    arrived: 'You have arrived',
    willMiss: (city: string) => `You will miss the plane to ${city}`,
    stays: (city: string, day: string) => `You stay in ${city} until ${day}`,
  },
  now: 'Now',
  steps: {
    before: 'You have nothing to do yet. Keep this page.',
    go: ({ flight, city, time }: Flight) => [
      'Go to the airport.',
      flight ? `Your flight is ${flight} to ${city}.` : `You fly to ${city}.`,
      time ? `It leaves ${when(time)}.` : '',
    ],
    terminal: (terminal: string) => `It is Terminal ${terminal}.`,
    gate: (gate: string) => `The gate is ${gate}.`,
    cancelled: 'This flight was cancelled.',
    wait: (helper: string) => `Wait there. ${helper} will find you.`,
    security: 'Go through security. Have your passport and boarding pass in your hand.',
    board: ({ flight, city }: Flight) =>
      flight ? `Go to the gate of flight ${flight} to ${city}.` : `Go to the gate of your flight to ${city}.`,
    fly: (helper: string) => `Stay in your seat. When the plane has landed, stay with ${helper}.`,
    flyAlone: 'Stay in your seat until the plane has landed.',
    change: ({ flight, city }: Flight) =>
      flight
        ? `You change planes. Go to flight ${flight} to ${city}.`
        : `You change planes. You fly on to ${city}.`,
    joins: (helper: string, city: string) => `${helper} will meet you in ${city}.`,
    handOver: (helper: string, family: string) => `Stay with ${helper} until you are with ${family}.`,
    landed: 'Get your bags and go to the exit.',
    missed: 'Stay where you are. Call, and press “I need help”.',
    arrived: 'We wish you a good time.',
    missedWith: (helper: string) =>
      `Stay with ${helper}. ${helper} goes to the desk of the airline with you.`,
    fliesOn: (helper: string | null) => (helper ? `You fly on with ${helper}.` : 'You fly on by yourself.'),
  },
  sign: (helper: string) => `${helper}’s phone shows the same`,
  signRead: (digits: string) => `Your number: ${digits}.`,
  pictures: {
    umbrella: 'Umbrella',
    star: 'Star',
    fish: 'Fish',
    tree: 'Tree',
    house: 'House',
    key: 'Key',
    bell: 'Bell',
    leaf: 'Leaf',
    boat: 'Boat',
    sun: 'Sun',
    cup: 'Cup',
    bird: 'Bird',
  },
  call: (name: string) => `Call ${name}`,
  show: 'Show this to somebody',
  anotherSentence: 'Another sentence',
  back: 'Back',
  read: 'Read to me',
  stop: 'Stop reading',
  help: {
    button: 'I need help',
    question: 'Do you need help now?',
    whom: (names: string) => `${names} will get a message at once.`,
    yes: 'Yes, I need help',
    no: 'No, go back',
    sent: (names: string) => `${names} know that you need help.`,
    sentToOne: (name: string) => `${name} knows that you need help.`,
    seen: (name: string) => `${name} has seen it.`,
    notSeen: 'Nobody has seen it yet. You can call, too.',
    waiting: 'There is no network. The message goes out as soon as there is one. Keep this page open.',
    failed: 'That did not work. Please call.',
  },
  offline: (time: string) => `No network. This is from ${time}.`,
  ended: { title: 'This page has ended', text: 'Ask your family for a new one.' },
  landed: {
    button: 'I have landed',
    question: (city: string) => `Have you landed in ${city}?`,
    yes: 'Yes, I have landed',
  },
  offlineSince: (day: string, time: string) => `No network. This is from ${day}, at ${time}.`,
};

export type HerWords = typeof en;
