import { beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { accessibilityFaults, renderRemote, type Answers } from 'shell/host/testing';
import remote from '../remote';
import { fakeStreams } from '../testing/fakeEventSource';
import { asha, meera } from '../testing/people';
import { storesMessages, texts } from '../testing/server';
import { sampleMessage, talkingTo } from '../testing/samples';

fakeStreams();
beforeEach(() => sessionStorage.clear());

const old = { messages: [sampleMessage({ senderId: asha.id, content: 'Hello Meera' })] };
const open = (answers: Answers = {}, page = old) =>
  renderRemote(remote, {
    at: '/messages?to=7',
    answers: { ...talkingTo(page), 'POST /api/messages': storesMessages().answer, ...answers },
  });
const box = () => screen.findByLabelText<HTMLTextAreaElement>('Message to Meera');
const sendButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });
const log = () => screen.getByRole('log');
const busy = () => ({ status: 503, body: { message: 'The site is busy.', requestId: 'test' } });

describe('a message', () => {
  it('is shown at once, is sent by Enter, and leaves the field free for the next', async () => {
    let letThrough: () => void = () => undefined;
    const { answer } = storesMessages();
    const { user, requests } = open({
      'POST /api/messages': (body: never) =>
        new Promise((settle) => {
          letThrough = () => settle(answer(body));
        }),
    });
    await user.type(await box(), 'Are you there?{Shift>}{Enter}{/Shift}Gate B22{Enter}');
    expect(texts(log())).toEqual(['Hello Meera', 'Are you there?\nGate B22']);
    screen.getByText('Sending…');
    await user.type(await box(), 'Next');
    expect(sendButton().disabled).toBe(true);
    letThrough();
    await screen.findByText('Message sent');
    screen.getByText('Your message has been sent successfully.');
    screen.getByText('Sent');
    expect(texts(log())).toEqual(['Hello Meera', 'Are you there?\nGate B22']);
    expect(sendButton().disabled).toBe(false);
    expect((await box()).value).toBe('Next');
    expect(document.activeElement).toBe(await box());
    const sent = requests.find(({ method }) => method === 'POST');
    expect(sent?.body).toEqual({
      receiverId: 7,
      content: 'Are you there?\nGate B22',
      sendSMS: false,
      clientKey: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  it('says so once for each person', async () => {
    const { user } = open();
    await user.type(await box(), 'One{Enter}');
    await screen.findByText('Message sent');
    cleanup();
    const again = open();
    await again.user.type(await box(), 'Two{Enter}');
    await screen.findByText('Sent');
    expect(screen.queryByText('Message sent')).toBeNull();
  });

  it('that a limit refuses leads to the verification, where that lifts it', async () => {
    const message =
      'You have written to many people today. With a verified phone number you can write to more.';
    const body = { message, code: 'verify-phone', requestId: 'test' };
    const { user } = open({ 'POST /api/messages': () => ({ status: 429, body }) });
    await user.type(await box(), 'Hello{Enter}');
    await screen.findByText(`Not sent. ${message}`);
    const way = screen.getByRole('link', { name: 'Verify Phone Number' });
    expect(way.getAttribute('href')).toBe('/verification');
  });

  it('cannot be empty, nor longer than the server takes', async () => {
    const { user, requests } = open();
    await user.type(await box(), '  {Enter}');
    expect(sendButton().disabled).toBe(true);
    await user.click(await box());
    await user.paste('x'.repeat(2001));
    screen.getByText('A message can have 2000 characters, this one has 2001');
    expect(sendButton().disabled).toBe(true);
    expect(requests.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('is sent by the button on a touch screen, where Enter is a new line', async () => {
    const { matchMedia } = window;
    window.matchMedia = (query) =>
      Object.assign(matchMedia(query), { matches: query === '(pointer: coarse)' });
    const { user } = open();
    await user.type(await box(), 'One{Enter}Two');
    expect((await box()).value).toBe('One\nTwo');
    await user.click(sendButton());
    await waitFor(() => expect(texts(log())).toEqual(['Hello Meera', 'One\nTwo']));
    window.matchMedia = matchMedia;
  });

  it('stays in place when it fails, and is sent again as the same message', async () => {
    const { stored, answer } = storesMessages();
    let isBusy = true;
    const { user, requests } = open({
      'POST /api/messages': (body: never) => (isBusy ? busy() : answer(body)),
    });
    await user.type(await box(), 'See you{Enter}');
    await screen.findByText('Message failed');
    screen.getByText('There was a problem sending your message.');
    screen.getByText('Not sent. The site is busy.');
    expect(texts(log())).toEqual(['Hello Meera', 'See you']);
    expect(await accessibilityFaults()).toEqual([]);
    isBusy = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Sent');
    expect(texts(log())).toEqual(['Hello Meera', 'See you']);
    expect(stored).toHaveLength(1);
    const keys = requests.flatMap(({ url, body }) =>
      url === '/api/messages' ? [(body as { clientKey: string }).clientKey] : [],
    );
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  it('that failed can be edited, together with the text typed since', async () => {
    const { user } = open({ 'POST /api/messages': busy });
    await user.type(await box(), 'See you{Enter}');
    await screen.findByText('Message failed');
    await user.type(await box(), 'or not');
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    expect((await box()).value).toBe('See you\nor not');
    expect(texts(log())).toEqual(['Hello Meera']);
  });
});

describe('what I typed', () => {
  it('is there after a reload, for each person their own', async () => {
    const { user } = open();
    await user.type(await box(), 'Half a sent');
    cleanup();
    open();
    expect((await box()).value).toBe('Half a sent');
  });

  it('and could not send is there after a reload, and can be sent', async () => {
    const { user } = open({ 'POST /api/messages': busy });
    await user.type(await box(), 'See you{Enter}');
    await screen.findByText('Message failed');
    cleanup();
    const { user: later } = open();
    await screen.findByText(/^Not sent/);
    await later.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Sent');
    await waitFor(() => expect(sessionStorage.getItem('unsent-99-7')).toBeNull());
  });
});

describe('a message whose answer was lost', () => {
  it('is not shown as unsent once the server has it', async () => {
    const lost = { clientKey: 'a1', content: 'See you', sendSMS: false, state: 'sending' };
    sessionStorage.setItem('unsent-99-7', JSON.stringify([lost]));
    open({}, { messages: [sampleMessage({ senderId: asha.id, content: 'See you', clientKey: 'a1' })] });
    await screen.findByText('Sent');
    expect(texts(log())).toEqual(['See you']);
    expect(screen.queryByText(/^Not sent/)).toBeNull();
    await waitFor(() => expect(sessionStorage.getItem('unsent-99-7')).toBeNull());
  });
});

describe('a text to their phone', () => {
  it('is offered only where it can be sent, and says why not', async () => {
    open();
    const choice = await screen.findByRole<HTMLInputElement>('checkbox', {
      name: 'Also send as SMS',
      description: 'A text can be sent once they have written back',
    });
    expect(choice.disabled).toBe(true);
  });

  it.each([
    [{ sent: true, reason: null }, /successfully\. We have texted them, too\.$/],
    [{ sent: false, reason: 'Enough texts were sent for one day' }, /No SMS went out: Enough texts/],
  ])('reports the result: %j', async (sms, words) => {
    const { answer } = storesMessages();
    const { user, requests } = open(
      { 'POST /api/messages': (body: never) => ({ body: { ...answer(body).body, sms } }) },
      { ...old, sms: { possible: true, reason: null } } as typeof old,
    );
    await user.click(await screen.findByRole('checkbox', { name: 'Also send as SMS' }));
    await user.type(await box(), 'Please call{Enter}');
    await screen.findByText(words);
    expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({ sendSMS: true });
    expect(screen.getByRole('checkbox')).toHaveProperty('checked', false);
  });
});

describe('a first message', () => {
  const first = { messages: [sampleMessage({ senderId: meera.id })] };

  it('with a phone number gets a warning, and is sent if the user insists', async () => {
    const { user, requests } = open({}, first);
    await user.type(await box(), 'Call +1 202 555 0143{Enter}');
    await screen.findByText('Is this a phone number?');
    expect(requests.some(({ method, url }) => method === 'POST' && url === '/api/messages')).toBe(false);
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Send anyway' }));
    await screen.findByText('Sent');
    expect(texts(log()).at(-1)).toBe('Call +1 202 555 0143');
    await user.type(await box(), 'Or +1 202 555 0144{Enter}');
    await waitFor(() => expect(texts(log()).at(-1)).toBe('Or +1 202 555 0144'));
  });

  it('that asks to carry something gets one, and is not sent by a second Enter', async () => {
    const { user, requests } = open({}, first);
    await user.type(await box(), 'My cousin will give you a little bag at the gate{Enter}{Enter}');
    await screen.findByText('Is this about carrying something?');
    expect(requests.some(({ method, url }) => method === 'POST' && url === '/api/messages')).toBe(false);
  });

  it('is sent once, however often Enter is pressed', async () => {
    const { user, requests } = open({}, first);
    await user.type(await box(), 'Hello there{Enter}{Enter}');
    await screen.findByText('Sent');
    expect(requests.filter(({ method, url }) => method === 'POST' && url === '/api/messages')).toHaveLength(
      1,
    );
  });

  it('about money gets one too, which goes away when the text changes', async () => {
    const { user } = open({}, first);
    await user.type(await box(), 'Pay me first{Enter}');
    await screen.findByText('Is this about money?');
    await user.type(await box(), '?');
    expect(screen.queryByText('Is this about money?')).toBeNull();
    await user.clear(await box());
    await user.type(await box(), 'Hello{Enter}');
    await screen.findByText('Sent');
  });
});
