import { defineRemote } from 'shell/host';

export default defineRemote({
  name: 'account',
  routes: [
    {
      path: '/profile',
      title: 'Profile',
      access: 'member',
      calls: [
        '/api/notifications',
        '/api/notifications/settings',
        '/api/push/key',
        '/api/push/subscriptions',
        '/api/sessions',
        '/api/auth/passkeys',
        '/api/blocks',
      ],
      page: () => import('./pages/ProfilePage'),
    },
    {
      path: '/settings',
      title: 'Settings',
      access: 'member',
      calls: ['/api/auth/passkeys'],
      page: () => import('./pages/SettingsPage'),
    },
    {
      path: '/notifications',
      title: 'Notifications',
      access: 'member',
      calls: ['/api/notifications/list'],
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
      calls: ['/api/users/{id}', '/api/testimonials/user/{id}', '/api/listings/by/user/{id}'],
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
