import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { accessibilityFaults, renderRemote, type Answers } from 'shell/host/testing';
import remote from '../remote';
import { fakeStreams } from '../testing/fakeEventSource';
import { asha } from '../testing/people';
import { sampleConversation, sampleMessage, talkingTo } from '../testing/samples';

fakeStreams();
beforeEach(() => sessionStorage.clear());

const open = (answers: Answers, page: Parameters<typeof talkingTo>[0] = { messages: [sampleMessage()] }) =>
  renderRemote(remote, { at: '/messages?to=7', answers: { ...talkingTo(page), ...answers } });
const press = (name: string) => screen.findByRole('button', { name });

describe('the short rules', () => {
  it('are shown in a new conversation until they are confirmed', async () => {
    const { user, requests } = open(
      { 'POST /api/messages/7/rules': { done: true } },
      { rulesConfirmed: false },
    );
    const rules = within(await screen.findByRole('region', { name: 'Before you meet Meera' }));
    rules.getByText('Each carries only their own bags.');
    rules.getByText('Meet in public, before or after security as you agree.');
    rules.getByText('No money before the flight.');
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(rules.getByRole('button', { name: 'I will keep to this' }));
    await waitFor(() => expect(screen.queryByText('No money before the flight.')).toBeNull());
    expect(requests.filter(({ url }) => url === '/api/messages/7/rules')).toHaveLength(1);
  });

  it('can be opened and closed by those who have written already', async () => {
    const mine = sampleMessage({ id: 4, senderId: asha.id, content: 'See you at the gate' });
    const { user } = open({}, { rulesConfirmed: false, messages: [sampleMessage(), mine] });
    const rules = within(await screen.findByRole('region', { name: 'Before you meet Meera' }));
    await user.click(rules.getByRole('button', { name: 'The rules', expanded: false }));
    await user.click(rules.getByRole('button', { name: 'The rules', expanded: true }));
    rules.getByRole('button', { name: 'The rules', expanded: false });
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('stay when they could not be confirmed', async () => {
    const { user } = open(
      { 'POST /api/messages/7/rules': () => ({ status: 503, body: {} }) },
      { rulesConfirmed: false },
    );
    await user.click(await press('I will keep to this'));
    await screen.findByText('This could not be saved');
    screen.getByText('No money before the flight.');
  });
});

describe('a message', () => {
  const received = [1, 2, 3].map((id) => sampleMessage({ id, content: `Word ${id}` }));
  const buttons = async () =>
    within(await screen.findByRole('log')).findAllByRole('button', { name: 'Report this message' });

  it('can be reported, with the keyboard too', async () => {
    const { user, requests } = open({ 'POST /api/reports': { done: true } }, { messages: received });
    const [first, , last] = await buttons();
    expect((await buttons()).map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, 0]);
    act(() => last?.focus());
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(document.activeElement).toBe(first);
    await user.keyboard('{ArrowDown}{Enter}');
    const report = within(await screen.findByRole('dialog', { name: 'Report the message by Meera' }));
    await user.click(report.getByRole('button', { name: 'Send Report' }));
    await screen.findByText('Report sent');
    const sent = requests.find(({ url }) => url === '/api/reports');
    expect(sent?.body).toEqual({ userId: 7, messageId: 2, reason: 'harassment' });
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('cannot when it is my own, or the site’s', async () => {
    const others = [
      sampleMessage({ id: 4, senderId: asha.id }),
      sampleMessage({ id: 5, bySite: true, content: 'Meera moved the trip to Mar 1.' }),
    ];
    open({}, { messages: [...received, ...others] });
    expect(await buttons()).toHaveLength(3);
  });
});

describe('an unkind person', () => {
  it('can be reported, with what happened', async () => {
    const { user, requests } = open({ 'POST /api/reports': { done: true } });
    await user.click(await press('Report'));
    const report = within(await screen.findByRole('dialog', { name: 'Report Meera' }));
    expect(await accessibilityFaults()).toEqual([]);
    await user.selectOptions(report.getByLabelText('What is wrong?'), 'Asks for money, or a fraud');
    await user.type(report.getByLabelText(/What happened/), 'Wanted a deposit.');
    await user.click(report.getByRole('button', { name: 'Send Report' }));
    await screen.findByText('Report sent');
    expect(requests.find(({ url }) => url === '/api/reports')?.body).toEqual({
      userId: 7,
      reason: 'fraud',
      details: 'Wanted a deposit.',
    });
  });

  it('can be blocked, and disappears from the list', async () => {
    let isBlocked = false;
    const { user, location } = open({
      'POST /api/blocks': () => {
        isBlocked = true;
        return { body: { done: true } };
      },
      'GET /api/messages': () => ({ body: isBlocked ? [] : [sampleConversation()] }),
    });
    await user.click(await press('Block'));
    const ask = within(await screen.findByRole('dialog', { name: 'Block Meera?' }));
    await user.click(ask.getByRole('button', { name: 'Block' }));
    await screen.findByText('Meera is blocked');
    expect(location()).toBe('/messages');
    await screen.findByRole('heading', { name: 'No messages yet' });
  });

  it.each([
    ['Report', 'Send Report'],
    ['Block', 'Block'],
  ])('stays when it does not work: %s', async (first, second) => {
    const message = 'Too many of these today.';
    const refuse = () => ({ status: 429, body: { message, requestId: 'test' } });
    const { user } = open({ 'POST /api/reports': refuse, 'POST /api/blocks': refuse });
    await user.click(await press(first));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: second }));
    await dialog.findByText(message);
  });
});
