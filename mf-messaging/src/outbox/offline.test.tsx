import { beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { accessibilityFaults, renderRemote } from 'shell/host/testing';
import remote from '../remote';
import { fakeStreams } from '../testing/fakeEventSource';
import { asha } from '../testing/people';
import { sampleMessage, talkingTo } from '../testing/samples';
import { storesMessages } from '../testing/server';

fakeStreams();
beforeEach(() => sessionStorage.clear());

it('sends messages of no network by itself when there is one again, in order', async () => {
  const { stored, answer } = storesMessages();
  let isDown = true;
  const { user } = renderRemote(remote, {
    at: '/messages?to=7',
    answers: {
      ...talkingTo({ messages: [sampleMessage({ senderId: asha.id })] }),
      'POST /api/messages': (body: never) => {
        if (isDown) throw new TypeError('Failed to fetch');
        return answer(body);
      },
    },
  });
  const box = await screen.findByLabelText('Message to Meera');
  const waiting = () => screen.queryAllByText('Not sent. It goes out when the network is back.');
  for (const [place, words] of ['We are boarding', 'See you there'].entries()) {
    await user.type(box, `${words}{Enter}`);
    await waitFor(() => expect(waiting()).toHaveLength(place + 1));
  }
  expect(await accessibilityFaults()).toEqual([]);
  isDown = false;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(waiting()).toEqual([]));
  expect(stored.map(({ content }) => content)).toEqual(['We are boarding', 'See you there']);
});
