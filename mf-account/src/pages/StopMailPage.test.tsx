import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { accessibilityFaults, renderRemote, type Answers } from 'shell/host/testing';
import remote from '../remote';
import { allMails, meera, profileOf } from '../testing/people';

const token = 'AbCd_-'.repeat(15);
const busy = { status: 503, body: { message: 'Busy. Try again.' } };
const turned: Answers = {
  'POST /api/notifications/by-mail': ({ on }: { on: boolean }) => ({ body: { kind: 'messages', on } }),
};
const open = (answers: Answers = turned, at = `/stop-mail#token=${token}`) =>
  renderRemote(remote, { at, answers });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = (name: string) => screen.findByRole('button', { name });

describe('the link that stops mails', () => {
  it('stops them without a login, says which, and leaves no token in the address bar', async () => {
    const { requests, location } = open();
    await heading('You get no more mails about new messages');
    expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({ token, on: false });
    expect(location()).toBe('/stop-mail');
    expect(document.title).toContain('Mail Settings');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('switches them on again, and off once more', async () => {
    const { user } = open();
    await user.click(await press('Switch them on again'));
    await heading('You get mails about new messages');
    await user.click(await press('Stop them'));
    await heading('You get no more mails about new messages');
  });

  it('can be tried again when the server was out of reach', async () => {
    let broken = true;
    const { user } = open({
      'POST /api/notifications/by-mail': ({ on }: { on: boolean }) =>
        broken ? busy : { body: { kind: 'reminders', on } },
    });
    await screen.findByText('Busy. Try again.');
    broken = false;
    await user.click(await press('Try again'));
    await heading('You get no more mails about coming trips');
  });

  it('says so when they could not be switched on again', async () => {
    const { user } = open({
      'POST /api/notifications/by-mail': ({ on }: { on: boolean }) =>
        on ? busy : { body: { kind: 'contact_requests', on } },
    });
    await user.click(await press('Switch them on again'));
    await screen.findByText('Busy. Try again.');
    await heading('You get no more mails about contact requests');
  });

  it('says that it does not work when it was changed on its way', async () => {
    open({
      'POST /api/notifications/by-mail': () => ({
        status: 400,
        body: { message: 'This link is not complete' },
      }),
    });
    await heading('This link does not work');
    await press('Log in to choose your mails');
  });

  it.each(['/stop-mail', '/stop-mail#token=short'])('says of %s that it is not complete', async (at) => {
    const { user } = open({}, at);
    await heading('This link is not complete');
    await user.click(await press('Log in to choose your mails'));
    await screen.findByRole('dialog');
  });

  it('asks before it stops all mails to an address, and can allow them again', async () => {
    const { user, requests, location } = open(
      { 'POST /api/notifications/mailbox': ({ on }: { on: boolean }) => ({ body: { on } }) },
      `/stop-mail#mailbox=${token}`,
    );
    await heading('Stop all mails to this address?');
    expect(location()).toBe('/stop-mail');
    const changes = () => requests.filter(({ method }) => method === 'POST').map(({ body }) => body);
    expect(changes()).toEqual([]);
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(await press('Never write to me again'));
    await heading('We write nothing more to you');
    await user.click(await press('Write to me again'));
    await heading('We may write to you again');
    expect(changes()).toEqual([
      { token, on: false },
      { token, on: true },
    ]);
    await user.click(await press('Never write to me again'));
    await heading('Stop all mails to this address?');
  });

  it('lets us write again from the short mail, and says when that did not work', async () => {
    let answer: { status?: number; body: unknown } = busy;
    const { user } = open(
      { 'POST /api/notifications/mailbox': () => answer },
      `/stop-mail#mailbox=${token}&allow=yes`,
    );
    await heading('May we write to you again?');
    await user.click(await press('Write to me again'));
    await screen.findByText('Busy. Try again.');
    answer = { body: { on: true } };
    await user.click(await press('Write to me again'));
    await heading('We may write to you again');
  });

  it('says that a changed link of an address does not work', async () => {
    const { user } = open(
      {
        'POST /api/notifications/mailbox': () => ({
          status: 400,
          body: { message: 'This link is not complete' },
        }),
      },
      `/stop-mail#mailbox=${token}`,
    );
    await user.click(await press('Never write to me again'));
    await heading('This link does not work');
  });

  it('leads whoever is logged in to all their mails, as they are now', async () => {
    let messages = true;
    const { user } = open({
      ...profileOf(meera),
      'GET /api/notifications': () => ({ body: { ...allMails, messages } }),
      'POST /api/notifications/by-mail': ({ on }: { on: boolean }) => {
        messages = on;
        return { body: { kind: 'messages', on } };
      },
    });
    await user.click(await screen.findByRole('link', { name: 'Choose your mails' }));
    const box = await screen.findByRole('checkbox', { name: 'New messages' });
    expect((box as HTMLInputElement).checked).toBe(false);
  });
});
