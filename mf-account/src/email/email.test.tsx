import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { ProofRequest } from 'backend/contract/account';
import type { NewEmail, NewEmailCode } from 'backend/contract/account/email';
import { accessibilityFaults, renderRemote, type Answers } from 'shell/host/testing';
import remote from '../remote';
import { meera, profileOf } from '../testing/people';

const nothing = { waitsFor: null, possibleAt: null };

/** A server that mails 123456 to the new address. */
function server(more: Answers = {}): Answers {
  let { email } = meera;
  let asked = '';
  return {
    ...profileOf(meera),
    'GET /api/auth/me': () => ({ body: { ...meera, email } }),
    'GET /api/profile/email': () => ({ body: { ...nothing, waitsFor: asked ? `masked ${asked}` : null } }),
    'POST /api/profile/email': (wanted: NewEmail) => {
      asked = wanted.email;
      return { status: 202, body: { ...nothing, waitsFor: `masked ${asked}` } };
    },
    'POST /api/profile/email/confirm': ({ code }: NewEmailCode) => {
      if (code !== '123456')
        return { status: 400, body: { message: 'Invalid or expired verification code.' } };
      email = asked;
      return { body: { ...meera, email } };
    },
    ...more,
  };
}

const open = (answers: Answers) => renderRemote(remote, { at: '/profile', answers });
const section = async () => within(await screen.findByRole('region', { name: 'Email address' }));

describe('my email address', () => {
  it('changes after a code to the new one', async () => {
    const { user } = open(server());
    const part = await section();
    part.getByText(meera.email);
    await user.click(part.getByRole('button', { name: 'Change the address' }));
    await user.type(await part.findByLabelText('New email address'), 'nowhere');
    await user.click(part.getByRole('button', { name: 'Send the code' }));
    await part.findByText('Please enter a valid email address');

    await user.clear(part.getByLabelText('New email address'));
    await user.type(part.getByLabelText('New email address'), 'new@example.com');
    await user.click(part.getByRole('button', { name: 'Send the code' }));
    await part.findByText('Enter the code that we sent to masked new@example.com.');
    expect(await accessibilityFaults()).toEqual([]);

    await user.type(part.getByLabelText(/Verification code/), '654321');
    await user.click(part.getByRole('button', { name: 'Change the address' }));
    await part.findByText('Invalid or expired verification code.');
    await user.clear(part.getByLabelText(/Verification code/));
    await user.type(part.getByLabelText(/Verification code/), '123456');
    await user.click(part.getByRole('button', { name: 'Change the address' }));
    await screen.findByText('Your login codes now go to new@example.com.');
    await part.findByText('new@example.com');
    expect(document.activeElement).toBe(part.getByRole('heading', { name: 'Email address' }));
  });

  it('goes on with a code that was sent before, or with another address', async () => {
    const { user } = open(
      server({ 'GET /api/profile/email': { waitsFor: 'a***z@example.com', possibleAt: null } }),
    );
    const part = await section();
    await user.click(part.getByRole('button', { name: 'Change the address' }));
    await part.findByText('Enter the code that we sent to a***z@example.com.');
    await user.click(part.getByRole('button', { name: 'Use another address' }));
    await part.findByLabelText('New email address');
    await user.click(part.getByRole('button', { name: 'Cancel' }));
    part.getByRole('button', { name: 'Change the address' });
  });

  it('asks for proof, and names the way of those who have lost the mailbox', async () => {
    let isProven = false;
    const { user } = open(
      server({
        'POST /api/profile/email': () =>
          isProven
            ? { status: 202, body: { ...nothing, waitsFor: 'n***w@example.com' } }
            : { status: 403, body: { message: 'Please log in again', code: 'fresh-proof-needed' } },
        'POST /api/auth/proof': { needed: true, sentTo: 'm***a@example.com' },
        'POST /api/auth/proof/confirm': () => {
          isProven = true;
          return { body: { done: true } };
        },
      }),
    );
    const part = await section();
    await user.click(part.getByRole('button', { name: 'Change the address' }));
    await user.type(await part.findByLabelText('New email address'), 'new@example.com');
    await user.click(part.getByRole('button', { name: 'Send the code' }));
    await part.findByText(/log in with your passkey, and change the address within 10 minutes/);
    await user.type(part.getByLabelText(/Verification code/), '123456');
    await user.click(part.getByRole('button', { name: 'Confirm' }));
    await part.findByText('Enter the code that we sent to n***w@example.com.');
  });

  it('texts the code to a verified phone instead', async () => {
    const { user, requests } = open(
      server({
        'POST /api/profile/email': () => ({
          status: 403,
          body: { message: 'Please log in again', code: 'fresh-proof-needed' },
        }),
        'POST /api/auth/proof': ({ by }: ProofRequest) => ({
          body: { needed: true, sentTo: by === 'phone' ? '+1 ••••••0143' : 'm***a@example.com' },
        }),
      }),
    );
    const part = await section();
    await user.click(part.getByRole('button', { name: 'Change the address' }));
    await user.type(await part.findByLabelText('New email address'), 'new@example.com');
    await user.click(part.getByRole('button', { name: 'Send the code' }));
    await part.findByText(/that we sent to m\*\*\*a@example.com/);
    await user.click(part.getByRole('button', { name: 'Text the code to my phone' }));
    await part.findByText(/that we sent to \+1 ••••••0143/);
    part.getByText('The 6 digits from the text message. They work for 10 minutes.');
    expect(requests.filter(({ url }) => url === '/api/auth/proof').at(-1)?.body).toEqual({
      purpose: 'change-email',
      by: 'phone',
    });
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('says until when it stays after a change', async () => {
    const { user } = open(
      server({ 'GET /api/profile/email': { waitsFor: null, possibleAt: '2026-12-05T12:00:00.000Z' } }),
    );
    const part = await section();
    await user.click(part.getByRole('button', { name: 'Change the address' }));
    await part.findByText(/Until .*Dec.* your earlier mailbox can undo that/);
    expect(part.queryByLabelText('New email address')).toBeNull();
  });

  it('keeps what was typed when the server refuses it', async () => {
    const { user } = open(
      server({ 'POST /api/profile/email': () => ({ status: 409, body: { message: 'Not now.' } }) }),
    );
    const part = await section();
    await user.click(part.getByRole('button', { name: 'Change the address' }));
    await user.type(await part.findByLabelText('New email address'), 'new@example.com');
    await user.click(part.getByRole('button', { name: 'Send the code' }));
    await part.findByText('Not now.');
    expect(part.getByLabelText<HTMLInputElement>('New email address').value).toBe('new@example.com');
  });
});

describe('the link in the mail to the earlier address', () => {
  const token = 'AbCdEfGhIjKlMnOpQrStUv';
  const change = {
    oldEmail: 'm***a@example.com',
    newEmail: 'x***x@example.com',
    changedAt: '2026-11-02T12:00:00.000Z',
  };
  const spent = () => ({ status: 400, body: { message: 'This link was used already or has expired.' } });
  const follow = (answers: Answers, at = `/email-stop#token=${token}`) =>
    renderRemote(remote, { at, answers });

  it('asks first, then brings the address back, and leaves no token in the address bar', async () => {
    const { user, requests, location } = follow({
      'POST /api/email-stop/change': change,
      'POST /api/email-stop': { done: true },
    });
    await screen.findByText(/changed from m\*\*\*a@example.com to x\*\*\*x@example.com/);
    expect(location()).toBe('/email-stop');
    expect(requests.some(({ url }) => url === '/api/email-stop')).toBe(false);
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Bring my address back' }));
    await screen.findByRole('heading', { level: 1, name: 'Your address is back' });
    expect(requests.find(({ url }) => url === '/api/email-stop')?.body).toEqual({ token });
    screen.getByRole('button', { name: 'Log In' });
  });

  it('says so when it is used up, and whom to write to', async () => {
    follow({ 'POST /api/email-stop/change': spent });
    await screen.findByRole('heading', { level: 1, name: 'This link no longer works' });
    expect(screen.getByRole('link', { name: 'Write to us' }).getAttribute('href')).toBe('/contact');
  });

  it('can be tried again', async () => {
    let broken = true;
    const { user } = follow({
      'POST /api/email-stop/change': () =>
        broken ? { status: 503, body: { message: 'Busy.' } } : { body: change },
    });
    await screen.findByText('Busy.');
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('button', { name: 'Bring my address back' });
  });

  it('asks to open the mail again when it is not complete', async () => {
    follow({}, '/email-stop#token=abc');
    await screen.findByRole('heading', { level: 1, name: 'This link is not complete' });
  });
});
