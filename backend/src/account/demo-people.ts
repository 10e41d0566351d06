interface DemoPerson {
  email: string;
  username: string;
  /** Who has one has verified it. */
  phoneNumber?: string;
  languages: string;
  bio: string;
}

/** Invented travelers for a site that has none yet. Their numbers are the ones kept free for fiction. */
export const demoPeople: DemoPerson[] = [
  {
    email: 'meera@example.com',
    username: 'Meera',
    phoneNumber: '+1 2025550143',
    languages: 'English, Hindi, Telugu',
    bio: 'I fly between New York and Hyderabad four times a year and know every lounge, gate and form on the way. Happy to sit next to your parents and see them to the door.',
  },
  {
    email: 'ifeoma@example.com',
    username: 'Ifeoma',
    languages: 'English, Igbo',
    bio: 'My mother visits me in Houston every winter. It is her first time changing planes alone and I would love to know that somebody kind is with her.',
  },
  {
    email: 'tomas@example.com',
    username: 'Tomas',
    phoneNumber: '+1 2025550119',
    languages: 'English, Spanish, Portuguese',
    bio: 'Retired nurse, always on the aisle seat. I am patient with wheelchairs, connections and customs queues.',
  },
  {
    email: 'anjali@example.com',
    username: 'Anjali',
    phoneNumber: '+1 2025550127',
    languages: 'English, Telugu, Tamil',
    bio: 'Graduate student in Dallas, home to Chennai every December. I have helped three grandmothers find gate D22 so far.',
  },
  {
    email: 'kwame@example.com',
    username: 'Kwame',
    phoneNumber: '+1 2025550131',
    languages: 'English, Twi, French',
    bio: 'I travel for work between Accra, London and Washington and like good company on long flights.',
  },
  {
    email: 'yuki@example.com',
    username: 'Yuki',
    phoneNumber: '+1 2025550138',
    languages: 'Japanese, English',
    bio: 'Flight notes in one hand, tea in the other. I can translate at the counter and on board.',
  },
  {
    email: 'lucia@example.com',
    username: 'Lucía',
    languages: 'Spanish, English',
    bio: 'My father speaks only Spanish and has a tight connection in Miami. Looking for someone on the same flight.',
  },
  {
    email: 'farid@example.com',
    username: 'Farid',
    phoneNumber: '+1 2025550146',
    languages: 'Farsi, English, German',
    bio: 'Engineer and father of two: I come with spare snacks, chargers and a calm voice for nervous flyers.',
  },
  {
    email: 'grace@example.com',
    username: 'Grace',
    languages: 'English, Tagalog',
    bio: 'First trip to see my grandchildren in Toronto. I would feel better with a friendly face at the transfer in Seoul.',
  },
  {
    email: 'olek@example.com',
    username: 'Olek',
    phoneNumber: '+1 2025550152',
    languages: 'Polish, Ukrainian, English',
    bio: 'Chicago and Warsaw, back and forth. I help with forms, bags and finding the right bus at the other end.',
  },
  {
    email: 'priya@example.com',
    username: 'Priya',
    languages: 'Hindi, Gujarati, English',
    bio: 'Booking for my parents, who fly from Ahmedabad to Newark with two stops. They are cheerful and travel light.',
  },
  {
    email: 'samuel@example.com',
    username: 'Samuel',
    phoneNumber: '+1 2025550164',
    languages: 'English, Amharic',
    bio: 'I fly home to Addis Ababa twice a year and always have room for a conversation and one more cabin bag.',
  },
];
