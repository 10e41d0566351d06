import { defineRemote } from 'shell/host';

export default defineRemote({
  name: 'sample',
  routes: [
    {
      path: '/sample',
      title: 'Sample',
      access: 'public',
      page: () => import('./pages/SamplePage'),
    },
  ],
});
