import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { renderRemote, type Answers } from 'shell/host/testing';
import remote from '../remote';
import { meera, profileOf } from '../testing/people';

const phone = {
  id: 3,
  name: 'Passkey on iPhone',
  createdAt: '2030-01-04T10:00:00.000Z',
  lastUsedAt: null,
};
const open = (answers: Answers) =>
  renderRemote(remote, { at: '/profile', answers: { ...profileOf(meera), ...answers } });
const section = async () => within(await screen.findByRole('region', { name: 'Passkeys' }));

describe('my passkeys', () => {
  beforeEach(
    () => void Object.assign(globalThis, { PublicKeyCredential: function PublicKeyCredential() {} }),
  );
  afterEach(() => void Reflect.deleteProperty(globalThis, 'PublicKeyCredential'));

  it('are listed, and one is removed', async () => {
    let left = [phone];
    const { user } = open({
      'GET /api/auth/passkeys': () => ({ body: left }),
      'DELETE /api/auth/passkeys/3': () => {
        left = [];
        return { body: { done: true } };
      },
    });
    const part = await section();
    await part.findByText('Added 2030-01-04');
    await user.click(part.getByRole('button', { name: 'Remove Passkey on iPhone' }));
    await screen.findByText('Passkey removed');
    await waitFor(() => expect(part.queryByText('Passkey on iPhone')).toBeNull());
  });

  it('ask for a code before one is added after a while', async () => {
    const { user } = open({
      'POST /api/auth/passkeys/options': () => ({
        status: 403,
        body: { message: 'Confirm that it is you', code: 'fresh-proof-needed' },
      }),
      'POST /api/auth/proof': { needed: true, sentTo: 'm***a@example.com' },
    });
    const part = await section();
    await user.click(await part.findByRole('button', { name: 'Add a passkey' }));
    await part.findByText(/the code that we sent to m\*\*\*a@example.com/);
  });

  it('ask for a code before one is removed after a while', async () => {
    let isProven = false;
    const { user, requests } = open({
      'GET /api/auth/passkeys': () => ({ body: [phone] }),
      'DELETE /api/auth/passkeys/3': () =>
        isProven
          ? { body: { done: true } }
          : { status: 403, body: { message: 'Confirm that it is you', code: 'fresh-proof-needed' } },
      'POST /api/auth/proof': { needed: true, sentTo: 'm***a@example.com' },
      'POST /api/auth/proof/confirm': () => {
        isProven = true;
        return { body: { done: true } };
      },
    });
    const part = await section();
    await user.click(await part.findByRole('button', { name: 'Remove Passkey on iPhone' }));
    await part.findByText(/the code that we sent to m\*\*\*a@example.com/);
    await user.keyboard('123456');
    await user.click(part.getByRole('button', { name: 'Confirm' }));
    await screen.findByText('Passkey removed');
    const asked = requests.filter(({ url }) => url.startsWith('/api/auth/proof'));
    expect(asked.map(({ body }) => body)).toEqual([
      { purpose: 'remove-passkey' },
      { purpose: 'remove-passkey', code: '123456' },
    ]);
  });

  it('are not offered by a server that does not know them', async () => {
    open({ 'GET /api/auth/passkeys': () => ({ status: 404, body: { message: 'Not found' } }) });
    await screen.findByRole('region', { name: 'Sessions' });
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Passkeys' })).toBeNull());
  });

  it('say so when the server refuses', async () => {
    const { user } = open({
      'POST /api/auth/passkeys/options': () => ({ status: 429, body: { message: 'That was too often' } }),
    });
    await user.click(await (await section()).findByRole('button', { name: 'Add a passkey' }));
    await screen.findByText('That was too often');
  });
});
