/** What the site says in conversations when a step is tapped. */
export const en = {
  /** In their own words, until the other says it too. */
  own: {
    met: 'We have met.',
    arrived: 'We have arrived.',
    isWithMe: (traveler: string) => `${traveler} is with me.`,
    isWithMeIn: (traveler: string, city: string) => `${traveler} is with me in ${city} now.`,
    iAmWithIn: (companion: string, city: string) => `I am with ${companion} in ${city} now.`,
  },
  met: (helper: string, traveler: string) => `${helper} and ${traveler} have met.`,
  landed: (helper: string, traveler: string) => `${helper} and ${traveler} have landed.`,
  landedIn: (helper: string, traveler: string, city: string) =>
    `${helper} and ${traveler} have landed in ${city}.`,
  connected: (helper: string, traveler: string, city: string) =>
    `${helper} and ${traveler} are through the connection in ${city}.`,
  arrived: (traveler: string) => `${traveler} has arrived.`,
  isWith: (traveler: string, other: string) => `${traveler} is with ${other}.`,
  isWithIn: (traveler: string, companion: string, city: string) =>
    `${traveler} is with ${companion} in ${city} now.`,
  isWithYouIn: (traveler: string, city: string) => `${traveler} is with you in ${city} now.`,
  goodbye: (helper: string, traveler: string, city: string) =>
    `${helper} and ${traveler} have said goodbye in ${city}.`,
  landedAlone: (traveler: string, city: string) => `${traveler} has landed in ${city}.`,
};

export type DayWords = typeof en;
