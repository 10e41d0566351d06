import { listBlocks } from 'backend/endpoints/account/blocks';
import { readChannelSettings } from 'backend/endpoints/account/channels';
import { listNotifications } from 'backend/endpoints/account/news';
import { getNotifications } from 'backend/endpoints/account/notifications';
import { listPasskeys } from 'backend/endpoints/account/passkeys';
import { getUser } from 'backend/endpoints/account/profile';
import { getPushKey, listPushSubscriptions } from 'backend/endpoints/account/push';
import { listSessions } from 'backend/endpoints/account/sessions';
import { listUserListings } from 'backend/endpoints/listings/reads';
import { listUserTestimonials } from 'backend/endpoints/trips/reviews';
import { callTo, defineRemote } from 'shell/host';

export default defineRemote({
  name: 'account',
  routes: [
    {
      path: '/profile',
      title: 'Profile',
      access: 'member',
      calls: () => [
        callTo(getNotifications),
        callTo(readChannelSettings),
        callTo(getPushKey),
        callTo(listPushSubscriptions),
        callTo(listSessions),
        callTo(listPasskeys),
        callTo(listBlocks),
      ],
      page: () => import('./pages/ProfilePage'),
    },
    {
      path: '/settings',
      title: 'Settings',
      access: 'member',
      calls: () => [callTo(listPasskeys)],
      page: () => import('./pages/SettingsPage'),
    },
    {
      path: '/notifications',
      title: 'Notifications',
      access: 'member',
      calls: () => [callTo(listNotifications, { query: {} })],
      page: () => import('./pages/NotificationsPage'),
    },
    { path: '/verify', title: 'Verification', access: 'member', page: () => import('./pages/VerifyPage') },
    {
      path: '/verification',
      title: 'Verification',
      access: 'member',
      page: () => import('./pages/VerifyPage'),
    },
    {
      path: '/verify/document',
      title: 'Document Check',
      access: 'public',
      page: () => import('./pages/DocumentPage'),
    },
    {
      path: '/people/:id',
      title: 'Person',
      access: 'public',
      calls: ({ id }) => [
        callTo(getUser, { params: { id } }),
        callTo(listUserTestimonials, { params: { userId: id } }),
        callTo(listUserListings, { params: { userId: id } }),
      ],
      page: () => import('./pages/PersonPage'),
    },
    { path: '/login-link', title: 'Login', access: 'public', page: () => import('./pages/LoginLinkPage') },
    {
      path: '/stop-mail',
      title: 'Mail Settings',
      access: 'public',
      page: () => import('./pages/StopMailPage'),
    },
    {
      path: '/email-stop',
      title: 'Email Address',
      access: 'public',
      page: () => import('./pages/EmailStopPage'),
    },
    { path: '/appeal', title: 'Appeal', access: 'public', page: () => import('./pages/AppealPage') },
    { path: '/desk', title: 'Desk', access: 'member', page: () => import('./pages/DeskPage') },
  ],
  slots: {
    'device.question': () => import('./slots/DeviceQuestion'),
    'header.bell': () => import('./slots/Bell'),
    'member.name': () => import('./slots/NameCard'),
    'profile.proof': () => import('./slots/ProofPlace'),
  },
});
