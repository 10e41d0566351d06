import type { ScheduledFlight, ScheduledLeg } from 'backend/contract/listings/flights';

export const leg = (overrides: Partial<ScheduledLeg> = {}): ScheduledLeg => ({
  departure: 'DEL',
  arrival: 'ORD',
  date: '2099-12-04',
  time: '02:10',
  arrivalDate: '2099-12-04',
  arrivalTime: '07:20',
  terminals: { departure: null, arrival: null },
  ...overrides,
});

/** AI127 from Delhi to Chicago. Tests override what they are about. */
export const scheduled = (overrides: Partial<ScheduledFlight> = {}): ScheduledFlight => ({
  number: 'AI127',
  operatorNumber: 'AI127',
  key: 'AI127.2099-12-04',
  legs: [leg()],
  ...overrides,
});
