import type { Person } from 'backend/contract/trips/requests';
import type { ContactRequest } from 'backend/contract/trips/requests';

const ravi: Person = {
  id: 99,
  username: 'Ravi',
  profilePictureUrl: null,
  languages: 'Hindi, English',
  verified: true,
  ratingAverage: 5,
  ratingCount: 3,
};

type About = Partial<Omit<ContactRequest, 'person'>> & { person?: Partial<Person> };

/** An unanswered request. */
export const contactRequest = ({ person, ...about }: About = {}): ContactRequest => ({
  id: 1,
  note: 'My mother changes planes for the first time.',
  status: 'asked',
  createdAt: '2026-11-20T08:00:00.000Z',
  ...about,
  person: { ...ravi, ...person },
});
