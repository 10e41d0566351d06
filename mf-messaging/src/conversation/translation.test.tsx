import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { boot } from 'shell/host';
import { accessibilityFaults, renderRemote, type Answers } from 'shell/host/testing';
import remote from '../remote';
import { fakeStreams } from '../testing/fakeEventSource';
import { asha } from '../testing/people';
import { sampleMessage, samplePage, talkingTo } from '../testing/samples';

const streams = fakeStreams();
beforeEach(() => {
  sessionStorage.clear();
  boot.translation = true;
});
afterEach(() => void delete boot.translation);

const written = 'Mi madre lleva un abrigo verde, mire https://example.com/foto por favor.';
const english = 'My mother wears a green coat, see https://example.com/foto please.';
const theirs = sampleMessage({ id: 2, content: written });

const open = (messages = [theirs], answers: Answers = {}) =>
  renderRemote(remote, {
    at: '/messages?to=7',
    answers: {
      ...talkingTo({ messages }),
      'POST /api/messages/2/translation': { text: english, from: 'es' },
      ...answers,
    },
  });
const log = async () => within(await screen.findByRole('log'));
const translate = { name: 'Translate' };

describe('translating messages', () => {
  it('what the other wrote in another language is translated at a press, and back', async () => {
    const { user } = open();
    const said = await log();
    await user.click(await said.findByRole('button', translate));
    const translated = await said.findByText(/^My mother wears/);
    expect(translated.lang).toBe('en');
    expect(translated.getAttribute('aria-describedby')).toBe(
      said.getByText('Translated from Spanish by a machine').id,
    );
    said.getByRole('link', { name: 'https://example.com/foto' });
    expect(said.queryByText(/^Mi madre/)).toBeNull();
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(said.getByRole('button', { name: 'Show original' }));
    said.getByText(/^Mi madre lleva/);
  });

  it('links of people I have not answered stay text in the translation', async () => {
    const { user } = open([theirs], {
      'GET /api/messages/7': samplePage({ messages: [theirs], isAnswered: false }),
    });
    const said = await log();
    await user.click(await said.findByRole('button', translate));
    await said.findByText(english);
    expect(said.queryByRole('link')).toBeNull();
  });

  it('nothing is offered for my own words, for the site’s, and for those in my language', async () => {
    const mine = sampleMessage({ id: 3, senderId: asha.id, content: written });
    const bySite = sampleMessage({ id: 4, bySite: true, content: written });
    open([mine, bySite, sampleMessage({ id: 5 })]);
    const said = await log();
    said.getByText('Are you on AI127?');
    expect(said.queryByRole('button', translate)).toBeNull();
  });

  it('nothing is offered where nobody translates', async () => {
    delete boot.translation;
    open();
    const said = await log();
    said.getByText(/^Mi madre lleva/);
    expect(said.queryByRole('button', translate)).toBeNull();
  });

  it('a message that our team removes is not read in translation either', async () => {
    const removed = 'Our team has removed this message.';
    let message = theirs;
    const { user } = open([theirs], {
      'GET /api/messages/7': () => ({ body: samplePage({ messages: [message] }) }),
    });
    const said = await log();
    await user.click(await said.findByRole('button', translate));
    await said.findByText(/^My mother wears/);
    message = { ...theirs, content: removed, removed: true };
    const stream = await streams.one();
    stream.open();
    await streams.emit(stream, [10, { kind: 'reset', unread: 0 }]);
    await said.findByText(removed);
    expect(said.queryByText(/^My mother wears/)).toBeNull();
  });
});
