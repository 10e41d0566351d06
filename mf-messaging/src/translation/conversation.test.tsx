import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { boot } from 'shell/host';
import { accessibilityFaults, renderRemote, type Answers } from 'shell/host/testing';
import remote from '../remote';
import { fakeStreams } from '../testing/fakeEventSource';
import { asha } from '../testing/people';
import { sampleMessage, talkingTo } from '../testing/samples';

const streams = fakeStreams();
beforeEach(() => {
  boot.translation = true;
});
afterEach(() => {
  delete boot.translation;
  localStorage.clear();
  sessionStorage.clear();
});

const first = sampleMessage({ id: 2, content: 'Mi madre lleva un abrigo verde.' });
const second = sampleMessage({ id: 3, content: '¿Va usted en el vuelo de la tarde con ella?' });
const mine = sampleMessage({ id: 4, senderId: asha.id, content: 'Yo voy con mi hermana en el vuelo.' });
const english = new Map([
  [2, 'My mother wears a green coat.'],
  [3, 'Are you on the afternoon flight with her?'],
  [5, 'She waits for you at the gate.'],
]);
const open = (answers: Answers = {}) =>
  renderRemote(remote, {
    at: '/messages?to=7',
    answers: {
      ...talkingTo({ messages: [first, second, mine] }),
      'POST /api/messages/7/translations': [2, 3].map((id) => ({ id, text: english.get(id), from: 'es' })),
      'POST /api/messages/7/draft-translation': { text: 'Estaré en la puerta.', from: 'en' },
      ...answers,
    },
  });
const log = async () => within(await screen.findByRole('log'));
const on = { name: 'Translate this conversation' };
const off = { name: 'Stop translating' };
type Opened = ReturnType<typeof open>;
const sent = ({ requests }: Opened, what: string) => requests.filter(({ url }) => url.endsWith(what));

describe('a conversation in another language', () => {
  it('is translated at one press, each message with its original, and no more at another', async () => {
    const page = open();
    const said = await log();
    await page.user.click(await screen.findByRole('button', on));
    await said.findByText('My mother wears a green coat.');
    said.getByText('Are you on the afternoon flight with her?');
    expect(said.getAllByText('Translated from Spanish by a machine')).toHaveLength(2);
    said.getByText(mine.content);
    expect(sent(page, '/translations').map(({ body }) => body)).toEqual([{ ids: [2, 3] }]);
    expect(await accessibilityFaults()).toEqual([]);
    await page.user.click(said.getAllByRole('button', { name: 'Show original' })[0]!);
    said.getByText(first.content);
    await page.user.click(screen.getByRole('button', off));
    said.getByText(second.content);
    expect(localStorage.length).toBe(0);
  });

  it('is remembered on this device for the conversation', async () => {
    localStorage.setItem(`mine:translate:${asha.id}:7`, 'true');
    open();
    await (await log()).findByText('My mother wears a green coat.');
    screen.getByRole('button', off);
  });

  it('is translated on as messages come', async () => {
    localStorage.setItem(`mine:translate:${asha.id}:7`, 'true');
    const answers = [
      [2, 3].map((id) => ({ id, text: english.get(id), from: 'es' })),
      [{ id: 5, text: english.get(5), from: 'es' }],
    ];
    const page = open({ 'POST /api/messages/7/translations': () => ({ body: answers.shift() }) });
    const said = await log();
    await said.findByText('My mother wears a green coat.');
    const stream = await streams.one();
    stream.open();
    await streams.emit(stream, [10, { kind: 'ready', unread: 0 }]);
    const next = sampleMessage({ id: 5, content: 'Ella le espera en la puerta con una flor.' });
    await streams.emit(stream, [11, { kind: 'message', otherUserId: 7, message: next, unread: 0 }]);
    await said.findByText('She waits for you at the gate.');
    expect(sent(page, '/translations').map(({ body }) => body)).toEqual([{ ids: [2, 3] }, { ids: [5] }]);
  });

  it('stays as it is when nothing can be translated, and says why', async () => {
    const message = 'This text cannot be translated right now. Please try again later.';
    const page = open({ 'POST /api/messages/7/translations': () => ({ status: 503, body: { message } }) });
    const said = await log();
    await page.user.click(await screen.findByRole('button', on));
    await screen.findByText(message);
    said.getByText(first.content);
  });

  it('offers nothing where all is in my language, or nobody translates', async () => {
    open(talkingTo({ messages: [sampleMessage({ id: 2 }), mine] }));
    await (await log()).findByText('Are you on AI127?');
    expect(screen.queryByRole('button', on)).toBeNull();
  });
});

describe('what I write', () => {
  it('is shown as the other may read it, once for a pause, in the language in which they wrote', async () => {
    localStorage.setItem(`mine:translate:${asha.id}:7`, 'true');
    const page = open();
    await (await log()).findByText('My mother wears a green coat.');
    const content = 'I will be at the gate with you.';
    await page.user.type(screen.getByRole('textbox', { name: 'Message to Meera' }), content);
    expect((await screen.findByText('Estaré en la puerta.', {}, { timeout: 4000 })).lang).toBe('es');
    screen.getByText(/^In Spanish, translated by a machine/);
    expect(sent(page, '/draft-translation').map(({ body }) => body)).toEqual([{ content, to: 'es' }]);
    expect(await accessibilityFaults()).toEqual([]);
    await page.user.type(screen.getByRole('textbox', { name: 'Message to Meera' }), ' And');
    await waitFor(() => expect(screen.queryByText('Estaré en la puerta.')).toBeNull());
  });

  it('goes to no provider while the conversation is not translated', async () => {
    const page = open();
    await (await log()).findByText(first.content);
    await page.user.type(screen.getByRole('textbox', { name: 'Message to Meera' }), 'I am at the gate.');
    await page.user.click(await screen.findByRole('button', on));
    await page.user.click(await screen.findByRole('button', off));
    expect(sent(page, '/draft-translation')).toEqual([]);
  });
});
