import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { accessibilityFaults, firstViewOf, renderRemote, type Answers } from 'shell/host/testing';
import remote from '../remote';
import { StopAlertPage } from './StopAlertPage';

const token = 'AbCd_-'.repeat(15);
const busy = { status: 503, body: { message: 'Busy. Try again.' } };
const open = (
  answers: Answers = { 'POST /api/alerts/stop': { left: 0 } },
  at = `/stop-alert#token=${token}`,
) => renderRemote(remote, { at, answers });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the link in a mail about somebody who was found', () => {
  it('stops the alert without a login, and leaves no token in the address bar', async () => {
    const { requests, location } = open();
    await heading('This alert is stopped');
    expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({ token });
    expect(location()).toBe('/stop-alert');
    expect(screen.queryByRole('button', { name: 'Stop all of them' })).toBeNull();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('stops all of them with one more press', async () => {
    const { user, requests } = open({
      'POST /api/alerts/stop': ({ all }: { all?: boolean }) => ({ body: { left: all ? 0 : 2 } }),
    });
    await screen.findByText('We still write about 2 other trips of yours.');
    await user.click(screen.getByRole('button', { name: 'Stop all of them' }));
    await heading('All your alerts are stopped');
    expect(requests.at(-1)?.body).toEqual({ token, all: true });
  });

  it('can be tried again when the server was out of reach', async () => {
    let isBroken = true;
    const { user } = open({ 'POST /api/alerts/stop': () => (isBroken ? busy : { body: { left: 0 } }) });
    await screen.findByText('Busy. Try again.');
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await heading('This alert is stopped');
  });

  it('says that it does not work when it was changed on its way', async () => {
    open({
      'POST /api/alerts/stop': () => ({ status: 400, body: { message: 'This link is not complete' } }),
    });
    await heading('This link does not work');
  });

  it.each(['/stop-alert', '/stop-alert#token=short'])('says of %s that it is not complete', async (at) => {
    open({}, at);
    await heading('This link is not complete');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('says without scripts what it needs', () => {
    const view = firstViewOf(<StopAlertPage />, { at: '/stop-alert' });
    expect(view.querySelector('noscript h1')?.textContent).toBe('This needs JavaScript');
  });
});
