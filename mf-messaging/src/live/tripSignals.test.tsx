import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import { apiOf } from 'shell/host';
import { renderRemote } from 'shell/host/testing';
import { MessagesPage } from '../pages/MessagesPage';
import remote from '../remote';
import { fakeStreams } from '../testing/fakeEventSource';
import { sampleMessage, talkingTo } from '../testing/samples';

const streams = fakeStreams();
beforeEach(() => sessionStorage.clear());

describe('trips over the stream', () => {
  it('a hint about a trip reloads what it is about, and so does whatever may have missed one', async () => {
    const { useThreadsQuery, useTripQuery } = apiOf('messaging').injectEndpoints({
      endpoints: (build) => ({
        threads: build.query<unknown, void>({
          query: () => '/api/threads',
          providesTags: [{ type: 'Match', id: 'threads' }],
        }),
        trip: build.query<unknown, void>({
          query: () => '/api/matches/12',
          providesTags: ['Match', { type: 'Match', id: 'day' }],
        }),
      }),
    });
    function PageWithTrip() {
      useThreadsQuery();
      useTripQuery();
      return <MessagesPage />;
    }
    const route = { ...remote.routes![0]!, page: () => Promise.resolve({ PageWithTrip }) };
    const { requests } = renderRemote(
      { name: 'messaging-and-a-trip', routes: [route] },
      {
        at: '/messages?to=7',
        answers: {
          ...talkingTo({ messages: [sampleMessage()] }),
          'GET /api/threads': [],
          'GET /api/matches/12': {},
        },
      },
    );
    const times = (path: string) => requests.filter(({ url }) => url === path).length;
    const asked = () => ({ threads: times('/api/threads'), trip: times('/api/matches/12') });
    const stream = await streams.one();
    stream.open();
    await waitFor(() => expect(asked()).toEqual({ threads: 1, trip: 1 }));
    await streams.emit(stream, [10, { kind: 'ready', unread: 0 }]);
    await waitFor(() => expect(asked()).toEqual({ threads: 2, trip: 2 }));
    act(() => stream.signal({ kind: 'trip', tripId: 12 }));
    await waitFor(() => expect(asked()).toEqual({ threads: 3, trip: 2 }));
    act(() => stream.signal({ kind: 'trip', tripId: 12, about: 'day' }));
    await waitFor(() => expect(asked()).toEqual({ threads: 3, trip: 3 }));
    await streams.emit(stream, [20, { kind: 'reset', unread: 0 }]);
    await waitFor(() => expect(asked()).toEqual({ threads: 4, trip: 4 }));
  });
});
