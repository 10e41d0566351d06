import type { Need } from '../../contract.js';

export const offered = [
  'Connections',
  'Immigration forms',
  'Wheelchair desk',
  'Carrying bags',
  'Translation',
  'Calm company',
  'First-time flyers',
  'Customs questions',
  'Medicines on time',
  'Traveling with children',
  'Finding the gate',
  'Vegetarian meals',
  'Help at the belt',
  'Phone and wifi',
  'Slow walking',
];

export const wanted = [
  'Help at the transfer',
  'Immigration forms',
  'Wheelchair assistance',
  'A common language',
  'Company at the gate',
  'Help with bags',
  'Finding the exit',
  'Reading signs',
  'Reminders for medicine',
  'Help with the boarding pass',
];

/** Those that the coded list of needs knows too. */
export const needOf: Partial<Record<string, Need>> = {
  Connections: 'changing_planes',
  'Wheelchair desk': 'wheelchair_booked',
  'Calm company': 'company',
  'First-time flyers': 'first_flight',
  'Medicines on time': 'medicine',
  'Traveling with children': 'small_children',
  'Slow walking': 'walks_slowly',
  'Help at the transfer': 'changing_planes',
  'Immigration forms': 'forms',
  'Wheelchair assistance': 'wheelchair_booked',
  'Company at the gate': 'company',
  'Reading signs': 'cannot_read_signs',
  'Reminders for medicine': 'medicine',
};
