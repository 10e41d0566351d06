import { getConversation, listConversations } from 'backend/endpoints/messaging';
import { callTo, defineRemote } from 'shell/host';

export default defineRemote({
  name: 'messaging',
  routes: [
    {
      path: '/messages',
      title: 'Messages',
      access: 'member',
      offline: true,
      calls: (_, query) => [
        callTo(listConversations, { query: { limit: 30 } }),
        callTo(getConversation, { params: { otherUserId: query('to') }, query: { limit: 50, peek: '1' } }),
      ],
      page: () => import('./pages/MessagesPage'),
    },
  ],
  slots: {
    'header.badge': () => import('./slots/UnreadBadge'),
  },
});
