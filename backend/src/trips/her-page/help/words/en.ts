import type { Moment } from '../../contract.js';

/** To those who go and look for the traveler. */
export const en = {
  subject: (traveler: string, city: string) => `${traveler} needs help in ${city}`,
  asks: (traveler: string, place: string, time: string) =>
    `${traveler} asks for help in ${place}. It is ${time} there.`,
  doing: {
    before: 'The trip has not begun.',
    go: 'The trip says: on the way to the airport.',
    wait: 'The trip says: waiting for the helper.',
    security: 'The trip says: on the way to security.',
    board: 'The trip says: on the way to the gate.',
    fly: 'The trip says: on board.',
    change: 'The trip says: changing planes.',
    handOver: 'The trip says: landed, to be handed over.',
    alone: 'The trip says: flying alone.',
    missed: 'The trip says: the connection was missed.',
    arrived: 'The trip says: arrived.',
  } satisfies Record<Moment, string>,
  callOrGo: (traveler: string) =>
    `Please call or go there. Then press “I have seen it” on the trip’s page: ${traveler} can see who knows.`,
  sms: (traveler: string, city: string, product: string, url: string) =>
    `${traveler} needs help in ${city}. ${product}: ${url}`,
};

export type Words = Omit<typeof en, 'doing'> & { doing: Record<Moment, string> };
