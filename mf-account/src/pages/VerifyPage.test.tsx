import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { accessibilityFaults, renderRemote, type Answers } from 'shell/host/testing';
import remote from '../remote';
import { meera, profileOf } from '../testing/people';

const unverified = { ...meera, verified: false };
const open = (answers: Answers = {}, me = unverified, at = '/verify') =>
  renderRemote(remote, {
    at,
    answers: { ...profileOf(me), 'GET /api/auth/phone-code': { delivery: 'unknown' }, ...answers },
  });
const verify = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Verify Phone Number' });
const codeField = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Verification code' });

describe('verifying my phone', () => {
  it.each(['/verify', '/verification'])('asks at %s for the code that went to my number', async (at) => {
    open({}, unverified, at);
    await codeField();
    screen.getByText('+1 ••••••0143');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('takes digits only and can be sent at exactly six', async () => {
    const { user } = open();
    const code = await codeField();
    const progress = () => screen.getByRole('progressbar').getAttribute('aria-valuenow');

    await user.type(code, '12a 345');
    expect(code.value).toBe('12345');
    expect(progress()).toBe('5');
    expect(verify().disabled).toBe(true);

    await user.type(code, '67');
    expect(code.value).toBe('123456');
    expect(progress()).toBe('6');
    expect(verify().disabled).toBe(false);
  });

  it('verifies and goes back to the profile', async () => {
    let me = unverified;
    const { user, requests, location } = open({
      'GET /api/auth/me': () => ({ body: me }),
      'POST /api/auth/verify': () => {
        me = meera;
        return { body: { user: meera } };
      },
    });
    await user.type(await codeField(), '012345');
    await user.click(verify());

    await screen.findByText('Phone verified');
    screen.getByText('Your phone number has been successfully verified.');
    expect(location()).toBe('/profile');
    await screen.findByText('Verified');
    expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({ code: '012345' });
  });

  it('says that a code was wrong and lets me type another', async () => {
    const wrong = { message: 'Invalid or expired verification code.' };
    const { user } = open({ 'POST /api/auth/verify': () => ({ status: 400, body: wrong }) });
    const code = await codeField();
    await user.type(code, '000000');
    await user.click(verify());

    await screen.findByText('Verification failed');
    expect(screen.getAllByText('Invalid or expired verification code.')).toHaveLength(2);
    expect(document.activeElement).toBe(code);
  });

  it('sends another code', async () => {
    const { user } = open({ 'POST /api/auth/resend-verification': { done: true } });
    await codeField();
    await user.click(screen.getByRole('button', { name: 'Resend Code' }));
    await screen.findByText('Code sent');
    screen.getByText('A new verification code has been sent to your phone.');
  });

  it('says that the text message did not arrive, until another one is on its way', async () => {
    let delivery = 'undelivered';
    const { user } = open({
      'GET /api/auth/phone-code': () => ({ body: { delivery } }),
      'POST /api/auth/resend-verification': () => {
        delivery = 'unknown';
        return { body: { done: true } };
      },
    });
    await screen.findByText('Our text message did not reach your phone');
    screen.getByText('Please check the number in your profile, then resend the code.');
    expect(await accessibilityFaults()).toEqual([]);

    await user.click(screen.getByRole('button', { name: 'Resend Code' }));
    await waitFor(() => expect(screen.queryByText('Our text message did not reach your phone')).toBeNull());
  });

  it('says nothing of a text message that arrived, or when nobody knows', async () => {
    const { requests } = open({
      'GET /api/auth/phone-code': () => ({ status: 503, body: { message: 'Later' } }),
    });
    await codeField();
    await waitFor(() => expect(requests.some(({ url }) => url === '/api/auth/phone-code')).toBe(true));
    expect(screen.queryByText(/did not reach/)).toBeNull();
  });

  it('says why no other code can be sent', async () => {
    const refusal = { message: 'Too many codes. Try again in 3 hours.' };
    const { user } = open({ 'POST /api/auth/resend-verification': () => ({ status: 429, body: refusal }) });
    await codeField();
    await user.click(screen.getByRole('button', { name: 'Resend Code' }));
    await screen.findByText('Failed to send code');
    screen.getByText('There was a problem sending the verification code.');
    await screen.findByText('Too many codes. Try again in 3 hours.');
  });

  it('goes home to log in when my session has ended', async () => {
    let ended = false;
    const loggedOut = { status: 401, body: { message: 'Please log in' } };
    const { user, location } = open({
      'GET /api/auth/me': () => (ended ? loggedOut : { body: unverified }),
      'POST /api/auth/verify': () => {
        ended = true;
        return loggedOut;
      },
    });
    await user.type(await codeField(), '123456');
    await user.click(verify());
    await waitFor(() => expect(location()).toBe('/?redirect=/verify'));
  });

  it('has nothing to do when my phone is verified', async () => {
    open({}, meera);
    await screen.findByRole('heading', { name: 'Phone Already Verified' });
    const back = screen.getByRole('link', { name: 'Return to Profile' });
    expect(back.getAttribute('href')).toBe('/profile');
  });

  it('sends me to my profile while I have no number', async () => {
    open({}, { ...unverified, phoneNumber: null, phoneNumberMasked: null });
    await screen.findByText(/Add your phone number to your profile/);
    expect(screen.getByRole('link', { name: 'Back to Profile' }).getAttribute('href')).toBe('/profile');
  });
});
