import type { Me } from 'backend/contract/account';
import type { ChannelSettings } from 'backend/contract/account/channels';
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

const onDevices = { push: true, mail: null, sms: null };
export const allChannels: ChannelSettings = {
  messages: { push: true, mail: true, sms: true },
  requests: { ...onDevices, mail: true },
  trips: { ...onDevices, mail: true },
  flights: onDevices,
  alerts: onDevices,
  reviews: onDevices,
  tips: onDevices,
};

/** The responses to the first calls of a member's profile page. */
export const profileOf = (me: Me) => ({
  'GET /api/auth/me': me,
  'GET /api/notifications': allMails,
  'GET /api/notifications/settings': allChannels,
  'GET /api/push/key': { publicKey: null },
  'GET /api/push/subscriptions': [],
  'GET /api/sessions': [],
  'GET /api/auth/passkeys': [],
  'GET /api/blocks': [],
  'GET /api/identity': { status: 'none', offer: 'other_country' },
});
