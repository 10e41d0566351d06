import type { Me } from 'backend/contract/account';

export const meera: Me = {
  id: 7,
  username: 'Meera',
  email: 'meera@example.com',
  phoneNumber: '+1 2025550143',
  phoneNumberMasked: '+1 ••••••0143',
  profilePictureUrl: null,
  languages: 'Hindi, English, Telugu',
  bio: null,
  verified: true,
};

/** Another member, who owns no listing. */
export const asha: Me = { ...meera, id: 99, username: 'Asha', email: 'asha@example.com' };
