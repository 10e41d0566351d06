import type { Me } from 'backend/contract/account';

export const meera: Me = {
  id: 7,
  username: 'meera',
  email: 'meera@example.com',
  phoneNumber: null,
  phoneNumberMasked: null,
  profilePictureUrl: null,
  languages: 'Hindi, English',
  bio: null,
  verified: false,
};

export const notLoggedIn = () => ({ status: 401, body: { message: 'Please log in', requestId: 'test' } });
