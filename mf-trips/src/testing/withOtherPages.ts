import { defineRemote, type RemoteDeclaration } from 'shell/host';

/** The remote together with remotes that serve messages and tips. */
export const withOtherPages = (remote: RemoteDeclaration) =>
  defineRemote({
    ...remote,
    routes: [
      ...(remote.routes ?? []),
      { path: '/search', title: 'Search', access: 'public', page: empty },
      { path: '/messages', title: 'Messages', access: 'public', page: empty },
      { path: '/tip/:userId', title: 'Send a Tip', access: 'public', page: empty },
      { path: '/checkout/:recipientId', title: 'Checkout', access: 'public', page: empty },
    ],
  });

const empty = () => Promise.resolve({ EmptyPage: () => null });
