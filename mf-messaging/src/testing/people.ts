import type { Me } from 'backend/contract/account';

export const asha: Me = {
  id: 99,
  username: 'Asha',
  email: 'asha@example.com',
  phoneNumber: null,
  phoneNumberMasked: null,
  profilePictureUrl: null,
  languages: null,
  bio: null,
  verified: true,
};

export const meera = { id: 7, username: 'Meera', profilePictureUrl: null };
export const ifeoma = { id: 9, username: 'Ifeoma', profilePictureUrl: null };
