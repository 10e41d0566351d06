import { describe, expect, it } from '@jest/globals';
import { screen, within, waitFor } from '@testing-library/react';
import { accessibilityFaults, renderRemote, type Answers } from 'shell/host/testing';
import remote from '../remote';
import { allMails, meera, profileOf } from '../testing/people';

const open = (answers: Answers) =>
  renderRemote(remote, { at: '/profile', answers: { ...profileOf(meera), ...answers } });
const section = async () => within(await screen.findByRole('region', { name: 'Notifications' }));
const isOn = (box: HTMLElement) => (box as HTMLInputElement).checked;
const busy = { status: 503, body: { message: 'The site is busy. Please try again in a moment.' } };

describe('my notifications', () => {
  it('tell which mails I get, and where', async () => {
    open({ 'GET /api/notifications': { ...allMails, reminders: false } });
    const mails = await section();

    expect(isOn(await mails.findByRole('checkbox', { name: 'New messages' }))).toBe(true);
    expect(isOn(mails.getByRole('checkbox', { name: 'Contact requests' }))).toBe(true);
    expect(isOn(mails.getByRole('checkbox', { name: 'Coming trips' }))).toBe(false);
    mails.getByRole('checkbox', { description: 'When a message waits unseen for 10 minutes.' });
    mails.getByText('meera@example.com');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('are saved as soon as I choose', async () => {
    const { user, requests } = open({
      'PATCH /api/notifications': (change: object) => ({ body: { ...allMails, ...change } }),
    });
    const box = await (await section()).findByRole('checkbox', { name: 'New messages' });

    await user.click(box);
    await screen.findByText('Notifications saved');
    await screen.findByText('You get no more mails about new messages.');
    await waitFor(() => expect(isOn(box)).toBe(false));
    await user.click(box);
    await screen.findByText('You get mails about new messages.');
    await waitFor(() => expect(isOn(box)).toBe(true));
    expect(requests.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([
      { messages: false },
      { messages: true },
    ]);
  });

  it('show my choice before the server has answered, each by itself', async () => {
    let refuse = () => {};
    const refused = new Promise<typeof busy>((resolve) => {
      refuse = () => resolve(busy);
    });
    const { user } = open({
      'PATCH /api/notifications': (change: object) =>
        'messages' in change ? refused : { body: { ...allMails, ...change } },
    });
    const mails = await section();
    const [messages, trips] = [
      await mails.findByRole('checkbox', { name: 'New messages' }),
      mails.getByRole('checkbox', { name: 'Coming trips' }),
    ];
    await user.click(messages);
    await user.click(trips);
    await screen.findByText('You get no more mails about coming trips.');
    await waitFor(() => expect([isOn(messages), isOn(trips)]).toEqual([false, false]));
    refuse();
    await screen.findByText('Your choice could not be saved');
    await waitFor(() => expect([isOn(messages), isOn(trips)]).toEqual([true, false]));
  });

  it('turn back, and say why, when they could not be saved', async () => {
    const { user } = open({ 'PATCH /api/notifications': () => busy });
    const box = await (await section()).findByRole('checkbox', { name: 'Contact requests' });
    await user.click(box);
    await screen.findByText('Your choice could not be saved');
    await screen.findByText(busy.body.message);
    await waitFor(() => expect(isOn(box)).toBe(true));
  });

  it('can be asked for again when they did not come', async () => {
    let broken = true;
    const { user } = open({ 'GET /api/notifications': () => (broken ? busy : { body: allMails }) });
    const mails = await section();
    await mails.findByText('We could not load your notifications.');
    broken = false;
    await user.click(mails.getByRole('button', { name: 'Try again' }));
    await mails.findByRole('checkbox', { name: 'New messages' });
  });
});
