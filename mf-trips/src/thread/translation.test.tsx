import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { boot } from 'shell/host';
import { accessibilityFaults, renderRemote, type Answers } from 'shell/host/testing';
import '../pages/TripConversationPage';
import remote from '../remote';
import { meera } from '../testing/people';
import { anand, priya, sampleThread, sampleThreadLine, sampleWords } from '../testing/threads';

beforeEach(() => void (boot.translation = true));
afterEach(() => {
  delete boot.translation;
  localStorage.clear();
  sessionStorage.clear();
});

const spanish = sampleWords({ content: 'Mi madre lleva un abrigo verde.' });
const hindi = sampleWords({ id: 2, senderId: priya.id, content: 'मैं गेट पर इंतज़ार करूँगी।' });
const mine = sampleWords({ id: 3, senderId: meera.id, content: 'El avión llega a las ocho con ella.' });
const english = [
  { id: 1, text: 'My mother wears a green coat.', from: 'es' },
  { id: 2, text: 'I will wait at the gate.', from: 'hi' },
];
const answer = 'I will be at the gate with you.';
const drafts = new Map([
  ['es', 'Estaré en la puerta.'],
  ['hi', 'मैं गेट पर रहूँगी।'],
]);

function open(people = sampleThread().people, answers: Answers = {}) {
  return renderRemote(remote, {
    at: '/trips/12/conversation',
    answers: {
      'GET /api/auth/me': meera,
      'GET /api/threads': [sampleThreadLine()],
      'GET /api/matches/12/thread': sampleThread({ people, messages: [spanish, hindi, mine] }),
      'POST /api/matches/12/thread/read': { unread: 0 },
      'POST /api/matches/12/thread/translations': english,
      'POST /api/matches/12/thread/draft-translation': ({ to }: { to: string }) => ({
        body: { text: drafts.get(to), from: 'en' },
      }),
      ...answers,
    },
  });
}
const said = async () => within(await screen.findByRole('log'));
const on = { name: 'Translate this conversation' };
const off = { name: 'Stop translating' };
const remember = () => localStorage.setItem(`mine:translate:${meera.id}:trip-12`, 'true');
const sent = ({ requests }: ReturnType<typeof open>, what: string) =>
  requests.filter(({ url }) => url.endsWith(what)).map(({ body }) => body);

describe('what others on a trip write in another language', () => {
  it('is translated one by one at a press, unless I wrote it', async () => {
    const { user } = open(undefined, { 'POST /api/matches/12/thread/1/translation': english[0] });
    const log = await said();
    const buttons = await log.findAllByRole('button', { name: 'Translate' });
    expect(buttons).toHaveLength(2);
    await user.click(buttons[0]!);
    await log.findByText('My mother wears a green coat.');
    log.getByText('Translated from Spanish by a machine');
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(log.getByRole('button', { name: 'Show original' }));
    log.getByText(spanish.content);
  });

  it('is translated all at once, and is remembered for this trip until another press', async () => {
    const page = open();
    const log = await said();
    await page.user.click(await screen.findByRole('button', on));
    await log.findByText('My mother wears a green coat.');
    log.getByText('Translated from Hindi by a machine');
    log.getByText(mine.content);
    expect(sent(page, '/translations')).toEqual([{ ids: [1, 2] }]);
    expect(localStorage.getItem(`mine:translate:${meera.id}:trip-12`)).toBe('true');
    expect(await accessibilityFaults()).toEqual([]);
    await page.user.click(screen.getByRole('button', off));
    log.getByText(spanish.content);
    expect(localStorage.getItem(`mine:translate:${meera.id}:trip-12`)).toBeNull();
  });

  it('stays as it is when nothing can be translated, and says why', async () => {
    const message = 'This text cannot be translated right now. Please try again later.';
    const failing = {
      'POST /api/matches/12/thread/translations': () => ({ status: 503, body: { message } }),
    };
    const { user } = open(undefined, failing);
    await user.click(await screen.findByRole('button', on));
    await screen.findByText(message);
    (await said()).getByText(spanish.content);
  });
});

describe('what I write to all on a trip', () => {
  it('is shown in each language in which another writes', async () => {
    remember();
    const page = open();
    await (await said()).findByText('I will wait at the gate.');
    await page.user.type(screen.getByLabelText('Message to everybody on this trip'), answer);
    expect((await screen.findByText('Estaré en la puerta.', {}, { timeout: 4000 })).lang).toBe('es');
    expect((await screen.findByText('मैं गेट पर रहूँगी।')).lang).toBe('hi');
    screen.getByText(/^In Spanish, translated by a machine/);
    expect(sent(page, '/draft-translation')).toEqual([
      { content: answer, to: 'es' },
      { content: answer, to: 'hi' },
    ]);
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('is not shown in the language of those who have left the trip', async () => {
    remember();
    const people = sampleThread().people.map((one) =>
      one.id === anand.id ? { ...one, isMember: false } : one,
    );
    const page = open(people);
    await (await said()).findByText('I will wait at the gate.');
    await page.user.type(screen.getByLabelText('Message to everybody on this trip'), answer);
    await screen.findByText('मैं गेट पर रहूँगी।', {}, { timeout: 4000 });
    expect(sent(page, '/draft-translation')).toEqual([{ content: answer, to: 'hi' }]);
  });

  it('goes to no provider while the conversation is not translated', async () => {
    const page = open();
    await page.user.type(await screen.findByLabelText('Message to everybody on this trip'), answer);
    await page.user.click(await screen.findByRole('button', on));
    await page.user.click(await screen.findByRole('button', off));
    await waitFor(() => expect(sent(page, '/translations')).toHaveLength(1));
    expect(sent(page, '/draft-translation')).toEqual([]);
  });
});
