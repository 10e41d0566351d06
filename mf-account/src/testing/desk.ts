import type { DeskItem, DeskPerson, Queue, QueueItem } from 'backend/contract/moderation/desk';

export const daniel: DeskPerson = {
  id: 12,
  username: 'Traveler 4821',
  profilePictureUrl: null,
  languages: null,
  bio: null,
  verified: false,
  memberSince: '2030-01-02',
  role: null,
  isFormer: false,
  suspendedUntil: null,
  reportsAbout: 3,
  reportsBy: 0,
  measures: [],
  sameMailbox: [],
};
export const parcel: QueueItem = {
  id: 5,
  kind: 'message',
  subjectId: 77,
  person: { id: 12, username: 'Traveler 4821' },
  reason: 'fraud',
  details: 'He asked me twice.',
  people: 3,
  weight: 'high',
  hidden: false,
  openedAt: '2030-01-02T10:00:00.000Z',
  takenBy: null,
};
export const spam: QueueItem = {
  ...parcel,
  id: 6,
  kind: 'listing',
  reason: 'spam',
  weight: 'low',
  people: 1,
};
export const queue = (...items: QueueItem[]): Queue => ({
  items: items.map((item) => ({ ...item, outcome: null, closedAt: null })),
  open: items.length,
  oldestAt: items[0]?.openedAt ?? null,
});
export const item = (about: Partial<DeskItem> = {}): DeskItem => ({
  ...parcel,
  status: 'open',
  outcome: null,
  closedAt: null,
  copy: { message: { content: 'I pay 200 dollars for one small parcel.', createdAt: '' } },
  reports: [
    {
      id: 1,
      by: { id: 31, username: 'Rosa', memberSince: '2029-03-04' },
      reason: 'fraud',
      details: 'He asked me twice.',
      established: true,
      createdAt: '2030-01-02T10:00:00.000Z',
    },
  ],
  appealed: null,
  about: daniel,
  history: [],
  ...about,
});
