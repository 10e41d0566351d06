import { describe, expect, it } from '@jest/globals';
import { screen, within, waitFor } from '@testing-library/react';
import type { ProofConfirmation, Session } from 'backend/contract/account';
import type { AccountData } from 'backend/contract/account/profile';
import { accessibilityFaults, renderRemote, type Answers } from 'shell/host/testing';
import remote from '../remote';
import { meera, profileOf } from '../testing/people';

const done = { done: true };
const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const laptop = { id: 1, device: 'Chrome on Windows', current: true, createdAt: ago(90), lastSeenAt: ago(0) };
const phone = { id: 2, device: 'Safari on iPhone', current: false, createdAt: ago(90), lastSeenAt: ago(3) };

const open = (answers: Answers) =>
  renderRemote(remote, { at: '/profile', answers: { ...profileOf(meera), ...answers } });
const section = async (name: string) => within(await screen.findByRole('region', { name }));

const proofRefusal = { message: 'Please log in again', code: 'fresh-proof-needed' };
const myData: AccountData = {
  account: { ...meera, createdAt: ago(900) },
  sessions: [],
  blocks: [],
  reports: [],
  elsewhere: {},
};

let isProven = false;

/** A server that mails a code; 123456 is the right one. */
function asksForProof(): Answers {
  isProven = false;
  return {
    'POST /api/auth/proof': { needed: true, sentTo: 'm***a@example.com' },
    'POST /api/auth/proof/confirm': ({ code }: ProofConfirmation) => {
      isProven = code === '123456';
      return isProven
        ? { body: done }
        : { status: 400, body: { message: 'Invalid or expired verification code.' } };
    },
  };
}

/** The files that the browser saves: names and contents. */
function savedFiles() {
  const saved: [string, unknown][] = [];
  let made: Blob;
  URL.createObjectURL = (blob) => {
    made = blob as Blob;
    return 'blob:test';
  };
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
    const reader = new FileReader();
    reader.onload = () => {
      const { result } = reader;
      saved.push([this.download, typeof result === 'string' && JSON.parse(result)]);
    };
    reader.readAsText(made);
  };
  return saved;
}

/** A server with these sessions, which removes those that are ended. */
function withSessions(...all: Session[]): Answers {
  let left = all;
  return {
    'GET /api/sessions': () => ({ body: left }),
    'DELETE /api/sessions/2': () => {
      left = left.filter(({ id }) => id !== 2);
      return { body: done };
    },
    'DELETE /api/sessions': () => {
      left = left.filter(({ current }) => current);
      return { body: done };
    },
  };
}

describe('my sessions', () => {
  it('tells me where I am logged in and since when each device was quiet', async () => {
    open(withSessions(laptop, phone));
    const sessions = await section('Sessions');

    await sessions.findByText('Chrome on Windows');
    sessions.getByText('This device');
    sessions.getByText('Safari on iPhone');
    sessions.getByText('Last seen 3 hours ago');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('ends one, and the focus stays near', async () => {
    const { user } = open(withSessions(laptop, phone));
    const sessions = await section('Sessions');

    await user.click(await sessions.findByRole('button', { name: 'End session on Safari on iPhone' }));
    await screen.findByText('Safari on iPhone has been logged out.');
    await waitFor(() => expect(sessions.queryByText('Safari on iPhone')).toBeNull());
    expect(document.activeElement).toBe(sessions.getByRole('heading', { name: 'Sessions' }));
  });

  it('ends all others', async () => {
    const { user } = open(withSessions(laptop, phone));
    const sessions = await section('Sessions');

    await user.click(await sessions.findByRole('button', { name: 'End all other sessions' }));
    await screen.findByText('Sessions ended');
    await waitFor(() => expect(sessions.queryByText('Safari on iPhone')).toBeNull());
    sessions.getByText('Chrome on Windows');
    expect(sessions.queryByRole('button')).toBeNull();
  });

  it('can be asked for again when they did not come', async () => {
    let broken = true;
    const { user } = open({
      'GET /api/sessions': () => (broken ? { status: 503, body: {} } : { body: [laptop] }),
    });
    const sessions = await section('Sessions');

    await sessions.findByText('We could not load your sessions.');
    broken = false;
    await user.click(sessions.getByRole('button', { name: 'Try again' }));
    await sessions.findByText('Chrome on Windows');
  });
});

describe('people I blocked', () => {
  it('says so when there is nobody', async () => {
    open({});
    await (await section('Blocked people')).findByText('You have not blocked anybody.');
  });

  it('lets somebody in again', async () => {
    let blocked = [{ id: 9, username: 'boris', profilePictureUrl: null }];
    const { user } = open({
      'GET /api/blocks': () => ({ body: blocked }),
      'DELETE /api/blocks/9': () => {
        blocked = [];
        return { body: done };
      },
    });
    const people = await section('Blocked people');

    await user.click(await people.findByRole('button', { name: 'Unblock boris' }));
    await people.findByText('You have not blocked anybody.');
    await screen.findByText('boris is unblocked');
  });
});

describe('my data and my account', () => {
  it('can be downloaded as a file', async () => {
    const saved = savedFiles();
    const { user } = open({ 'GET /api/profile/download': myData });
    await user.click((await section('Your data')).getByRole('button', { name: 'Download your data' }));
    await waitFor(() => expect(saved).toEqual([['flight-amigo-account.json', myData]]));
  });

  it('is downloaded after a code when the login is long ago', async () => {
    const saved = savedFiles();
    const { user, requests } = open({
      ...asksForProof(),
      'GET /api/profile/download': () => (isProven ? { body: myData } : { status: 403, body: proofRefusal }),
    });
    const data = await section('Your data');
    await user.click(data.getByRole('button', { name: 'Download your data' }));
    await data.findByText(/the code that we sent to m\*\*\*a@example.com/);
    expect(await accessibilityFaults()).toEqual([]);
    await user.type(data.getByLabelText('Verification code'), '111111');
    await user.click(data.getByRole('button', { name: 'Confirm' }));
    await data.findByText('Invalid or expired verification code.');
    expect(saved).toEqual([]);

    await user.clear(data.getByLabelText('Verification code'));
    await user.type(data.getByLabelText('Verification code'), '123456');
    await user.click(data.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    data.getByRole('button', { name: 'Download your data' });
    expect(requests.find(({ url }) => url === '/api/auth/proof')?.body).toEqual({ purpose: 'download-data' });
  });

  it('says why no code could be sent, and the step can be left', async () => {
    const message = 'That was too often. Please try again in 20 seconds.';
    const { user } = open({
      'GET /api/profile/download': () => ({ status: 403, body: proofRefusal }),
      'POST /api/auth/proof': () => ({ status: 429, body: { message } }),
    });
    const data = await section('Your data');
    await user.click(data.getByRole('button', { name: 'Download your data' }));
    await data.findByText(message);
    await user.click(data.getByRole('button', { name: 'Cancel' }));
    data.getByRole('button', { name: 'Download your data' });
  });

  it('is deleted after a code when the login is long ago', async () => {
    const { user, location } = open({
      ...asksForProof(),
      'DELETE /api/profile': () => (isProven ? { body: done } : { status: 403, body: proofRefusal }),
    });
    await user.click((await section('Delete account')).getByRole('button', { name: 'Delete account' }));
    await user.type(await screen.findByRole('textbox', { name: /^Type your email/ }), 'meera@example.com');
    await user.click(screen.getByRole('button', { name: 'Delete for good' }));

    const step = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));
    await step.findByText(/the code that we sent to/);
    expect(await accessibilityFaults()).toEqual([]);
    await user.type(step.getByLabelText('Verification code'), '123456');
    await user.click(step.getByRole('button', { name: 'Confirm' }));
    await screen.findByText('Account deleted');
    expect(location()).toBe('/');
  });

  it('is deleted only after I typed my email address', async () => {
    const { user, requests, location } = open({ 'DELETE /api/profile': done });
    const account = await section('Delete account');
    await user.click(account.getByRole('button', { name: 'Delete account' }));

    const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
    expect(await accessibilityFaults()).toEqual([]);
    await user.type(dialog.getByRole('textbox'), 'somebody@example.com');
    await user.click(dialog.getByRole('button', { name: 'Delete for good' }));
    expect(dialog.getByRole('textbox', { description: /^Type meera@example.com to delete/ })).toBeTruthy();
    expect(requests.some(({ method }) => method === 'DELETE')).toBe(false);

    await user.clear(dialog.getByRole('textbox'));
    await user.type(dialog.getByRole('textbox'), 'Meera@example.com');
    await user.click(dialog.getByRole('button', { name: 'Delete for good' }));
    await screen.findByText('Account deleted');
    expect(requests.find(({ method }) => method === 'DELETE')?.body).toEqual({ email: 'meera@example.com' });
    expect(location()).toBe('/');
    expect(requests.filter(({ url }) => url === '/api/auth/me')).toHaveLength(1);
  });

  it('is told when it could not be deleted', async () => {
    const refusal = { message: 'The site is busy. Please try again in a moment.' };
    const { user } = open({ 'DELETE /api/profile': () => ({ status: 503, body: refusal }) });
    await user.click((await section('Delete account')).getByRole('button', { name: 'Delete account' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox'), 'meera@example.com');
    await user.click(dialog.getByRole('button', { name: 'Delete for good' }));
    await dialog.findByText('The site is busy. Please try again in a moment.');
  });
});
