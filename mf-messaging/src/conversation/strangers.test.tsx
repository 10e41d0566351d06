import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { accessibilityFaults, renderRemote } from 'shell/host/testing';
import remote from '../remote';
import { fakeStreams } from '../testing/fakeEventSource';
import { asha } from '../testing/people';
import { sampleMessage, talkingTo } from '../testing/samples';

fakeStreams();
beforeEach(() => sessionStorage.clear());

const open = (page: Parameters<typeof talkingTo>[0]) =>
  renderRemote(remote, { at: '/messages?to=7', answers: talkingTo(page) });
const thread = async () => within(await screen.findByRole('log'));
const link = sampleMessage({ content: 'See https://example.com/me now', hasContact: true });
const why = 'Links and numbers stay plain text until you have answered.';
const mine = (id: number) => sampleMessage({ id, senderId: asha.id, content: `Message ${id}` });

describe('a conversation with a stranger', () => {
  it('shows links of people I have not answered as text, and says why', async () => {
    open({ messages: [link], isAnswered: false });
    const said = await thread();
    said.getByText('See https://example.com/me now');
    said.getByText(why);
    expect(said.queryByRole('link')).toBeNull();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('makes them links once I have answered', async () => {
    open({ messages: [link, mine(2)], isAnswered: true });
    const said = await thread();
    said.getByRole('link', { name: 'https://example.com/me' });
    expect(said.queryByText(why)).toBeNull();
  });

  it.each([
    ['parcels', /^Each carries only their own bags/],
    ['money', /^Nobody should pay before the flight/],
    ['documents', /^Never send documents/],
    ['elsewhere', /^Stay here until you trust each other/],
  ] as const)('warns inside a message about %s, and blocks nothing', async (risk, text) => {
    open({ messages: [sampleMessage({ risk })], isAnswered: true });
    const said = await thread();
    said.getByText(text);
    said.getByRole('link', { name: 'The rules' });
    screen.getByRole('textbox', { name: 'Message to Meera' });
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('warns of everything in one message, money first', async () => {
    open({ messages: [sampleMessage({ risk: 'money', risks: ['money', 'parcels'] })], isAnswered: true });
    const said = await thread();
    said.getByText(/^Nobody should pay before the flight.*Each carries only their own bags/);
    expect(said.getAllByRole('link', { name: 'The rules' })).toHaveLength(1);
  });

  it('says of a suspended person that nothing can be sent', async () => {
    open({ messages: [sampleMessage()], isSuspended: true });
    await screen.findByText(/^This person was suspended/);
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('does not warn about my own words', async () => {
    open({ messages: [sampleMessage({ senderId: asha.id, risk: 'money' })], isAnswered: true });
    const said = await thread();
    expect(said.queryByText(/^Nobody should pay/)).toBeNull();
  });

  it('replaces the field after three messages without an answer', async () => {
    open({ messages: [1, 2, 3].map(mine), unansweredLimit: 3 });
    await screen.findByText('You can write again when Meera has answered.');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it.each([
    ['two of them', { messages: [1, 2].map(mine), unansweredLimit: 3 }],
    ['an answer', { messages: [mine(1), mine(2), mine(3), sampleMessage({ id: 4 })], unansweredLimit: 3 }],
    ['an agreement to fly together', { messages: [1, 2, 3, 4].map(mine), unansweredLimit: null }],
  ])('keeps it after %s', async (_, page) => {
    open(page);
    await screen.findByRole('textbox', { name: 'Message to Meera' });
  });
});
