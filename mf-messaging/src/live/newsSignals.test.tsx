import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import { apiOf } from 'shell/host';
import { renderRemote } from 'shell/host/testing';
import { MessagesPage } from '../pages/MessagesPage';
import remote from '../remote';
import { fakeStreams } from '../testing/fakeEventSource';
import { sampleMessage, talkingTo } from '../testing/samples';
import { saidByMeera } from '../testing/server';

const streams = fakeStreams();
beforeEach(() => sessionStorage.clear());

describe('news over the stream', () => {
  it('a hint about news has the bell count again, and so does whatever may have missed one', async () => {
    const { useUnseenQuery } = apiOf('messaging').injectEndpoints({
      endpoints: (build) => ({
        unseen: build.query<unknown, void>({
          query: () => '/api/notifications/unseen',
          providesTags: [{ type: 'Notification', id: 'news' }],
        }),
      }),
    });
    function PageWithBell() {
      useUnseenQuery();
      return <MessagesPage />;
    }
    const route = { ...remote.routes![0]!, page: () => Promise.resolve({ PageWithBell }) };
    const { requests } = renderRemote(
      { name: 'messaging-and-a-bell', routes: [route] },
      {
        at: '/messages?to=7',
        answers: {
          ...talkingTo({ messages: [sampleMessage()] }),
          'GET /api/notifications/unseen': { unseen: 0 },
        },
      },
    );
    const counted = () => requests.filter(({ url }) => url === '/api/notifications/unseen').length;
    const stream = await streams.one();
    stream.open();
    await waitFor(() => expect(counted()).toBe(1));
    await streams.emit(stream, [10, { kind: 'ready', unread: 0 }]);
    await waitFor(() => expect(counted()).toBe(2));
    await streams.emit(stream, [11, saidByMeera(2, 'Two')]);
    act(() => stream.signal({ kind: 'news' }));
    await waitFor(() => expect(counted()).toBe(3));
    await streams.emit(stream, [20, { kind: 'reset', unread: 0 }]);
    await waitFor(() => expect(counted()).toBe(4));
  });
});
