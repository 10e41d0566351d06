import { defineRemote, type RemoteDeclaration } from 'shell/host';

/** The remote on a site where messages and tips are served too. */
export const withOtherPages = (remote: RemoteDeclaration) =>
  defineRemote({
    ...remote,
    routes: [
      ...(remote.routes ?? []),
      { path: '/messages', title: 'Messages', access: 'public', page: empty },
      { path: '/checkout/:recipientId', title: 'Checkout', access: 'public', page: empty },
    ],
  });

const empty = () => Promise.resolve({ EmptyPage: () => null });
