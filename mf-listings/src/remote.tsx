import { defineRemote } from 'shell/host';

export default defineRemote({
  name: 'listings',
  routes: [
    {
      path: '/',
      title: 'Home',
      description:
        'Find a kind person on the same flight for someone you love, or be that person on a trip you are taking anyway.',
      access: 'public',
      page: () => import('./pages/HomePage'),
    },
  ],
});
