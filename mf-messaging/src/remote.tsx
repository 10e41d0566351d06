import { defineRemote } from 'shell/host';

export default defineRemote({
  name: 'messaging',
  routes: [
    {
      path: '/messages',
      title: 'Messages',
      access: 'member',
      offline: true,
      calls: ['/api/messages?limit=30', '/api/messages/{to}?limit=50&peek=1'],
      page: () => import('./pages/MessagesPage'),
    },
  ],
  slots: {
    'header.badge': () => import('./slots/UnreadBadge'),
  },
});
