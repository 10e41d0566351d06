import type { Alert } from 'backend/contract/listings/alerts';

export const sampleAlert = (about: Partial<Alert> = {}): Alert => ({
  id: 5,
  type: 'helper',
  from: 'JFK',
  to: 'DEL',
  flight: null,
  firstDay: '2099-03-01',
  lastDay: '2099-03-07',
  nearby: true,
  how: 'now',
  status: 'on',
  found: 0,
  ...about,
});

/** What a member gets for a new alert. */
export const newAlertAnswer = { ...sampleAlert(), confirmation: null };
