import { expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { accessibilityFaults, renderRemote, type Answers } from 'shell/host/testing';
import '../pages/DeskPage';
import remote from '../remote';
import { item } from '../testing/desk';
import { meera } from '../testing/people';

const open = (answers: Answers, role: string) =>
  renderRemote(remote, {
    at: '/desk?item=5',
    answers: {
      'GET /api/auth/me': meera,
      'GET /api/desk/me': { role, userId: meera.id },
      ...answers,
    },
  });

it('lets operators show again what a guest published, in words that the guest reads', async () => {
  const hidden = item({ kind: 'listing', status: 'closed', outcome: 'hidden', hidden: true, about: null });
  const words = 'It was no advertisement after all.';
  let shown = hidden;
  const answers = {
    'GET /api/desk/items/5': () => ({ body: shown }),
    'POST /api/desk/items/5/show': () => {
      shown = { ...hidden, hidden: false, outcome: 'shown again' };
      return { body: { done: true } };
    },
  };
  const { user, requests } = open(answers, 'operator');
  const form = within(await screen.findByRole('form', { name: 'Show it again' }));
  expect(await accessibilityFaults()).toEqual([]);
  await user.type(form.getByRole('textbox', { name: /What the person reads/ }), words);
  await user.click(form.getByRole('button', { name: 'Show it again' }));
  await screen.findByText(/Decided: shown again/);
  expect(screen.queryByRole('form')).toBeNull();
  expect(requests.find(({ url }) => url.endsWith('/show'))?.body).toEqual({ words });
  shown = hidden;
  cleanup();
  open(answers, 'moderator');
  await screen.findByText(/Out of sight/);
  expect(screen.queryByRole('form')).toBeNull();
});
