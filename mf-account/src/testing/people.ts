import type { Me } from 'backend/contract/account';
import type { Notifications } from 'backend/contract/account/notifications';

export const meera: Me = {
  id: 7,
  username: 'meera',
  email: 'meera@example.com',
  phoneNumber: '+1 2025550143',
  phoneNumberMasked: '+1 ••••••0143',
  profilePictureUrl: null,
  languages: 'Hindi, English',
  bio: 'I fly this route every winter.',
  verified: true,
};

export const allMails: Notifications = { messages: true, contact_requests: true, reminders: true };

/** The responses to the first calls of a member's profile page. */
export const profileOf = (me: Me) => ({
  'GET /api/auth/me': me,
  'GET /api/notifications': allMails,
  'GET /api/push/key': { publicKey: null },
  'GET /api/push/subscriptions': [],
  'GET /api/sessions': [],
  'GET /api/auth/passkeys': [],
  'GET /api/blocks': [],
});
