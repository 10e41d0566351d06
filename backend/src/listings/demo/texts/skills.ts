/** Skills of Amigos. */
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

/** Skills that travelers look for. */
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
