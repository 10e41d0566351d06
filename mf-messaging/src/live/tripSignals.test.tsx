import { beforeEach, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { apiOf } from 'shell/host';
import { renderRemote } from 'shell/host/testing';
import { MessagesPage } from '../pages/MessagesPage';
import remote from '../remote';
import { fakeStreams } from '../testing/fakeEventSource';
import { sampleMessage, talkingTo } from '../testing/samples';

const streams = fakeStreams();
beforeEach(() => sessionStorage.clear());

it('a hint about a trip reloads the conversations of trips that a page shows', async () => {
  const { useThreadsQuery } = apiOf('messaging').injectEndpoints({
    endpoints: (build) => ({
      threads: build.query<unknown, void>({
        query: () => '/api/threads',
        providesTags: [{ type: 'Match', id: 'threads' }],
      }),
    }),
  });
  function PageWithThreads() {
    useThreadsQuery();
    return <MessagesPage />;
  }
  const route = { ...remote.routes![0]!, page: () => Promise.resolve({ PageWithThreads }) };
  const { requests } = renderRemote(
    { name: 'messaging-and-threads', routes: [route] },
    {
      at: '/messages?to=7',
      answers: { ...talkingTo({ messages: [sampleMessage()] }), 'GET /api/threads': [] },
    },
  );
  const stream = await streams.one();
  stream.open();
  await streams.emit(stream, [10, { kind: 'ready', unread: 0 }]);
  const asked = () => requests.filter(({ url }) => url === '/api/threads').length;
  await waitFor(() => expect(asked()).toBe(1));
  stream.signal({ kind: 'trip', tripId: 12 });
  await waitFor(() => expect(asked()).toBe(2));
});
