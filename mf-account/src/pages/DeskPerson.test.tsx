import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { DeskPerson, Notes } from 'backend/contract/moderation/desk';
import type { DeskTip } from 'backend/contract/payments/desk';
import { accessibilityFaults, renderRemote, type Answers } from 'shell/host/testing';
import remote from '../remote';
import { daniel as anyone } from '../testing/desk';
import { meera } from '../testing/people';

const daniel: DeskPerson = { ...anyone, profilePictureUrl: '/pictures/Zm9vYmFyZm9vYmFyZm9vYg/small.webp' };
const tip: DeskTip = {
  id: 44,
  direction: 'received',
  other: { id: 31, username: 'Rosa' },
  amount: 20,
  status: 'succeeded',
  money: 'transferred',
  isRefunding: false,
  paidAt: '2030-01-02T10:00:00.000Z',
};

const open = (answers: Answers, role = 'moderator') =>
  renderRemote(remote, {
    at: '/desk?tab=people&person=12',
    answers: {
      'GET /api/auth/me': meera,
      'GET /api/desk/me': { role, userId: meera.id },
      'GET /api/desk/people/12': daniel,
      'GET /api/desk/people/12/log': [],
      'GET /api/desk/people/12/notes': [],
      'POST /api/desk/people/12/actions': { done: true },
      ...answers,
    },
  });
type Opened = ReturnType<typeof open>;
const sentTo = ({ requests }: Opened, path: string) => requests.find(({ url }) => url.endsWith(path))?.body;

describe('a person at the desk', () => {
  it('limits a person for days, or without an end', async () => {
    const opened = open({});
    const form = within(await screen.findByRole('form', { name: 'Act' }));
    await opened.user.selectOptions(form.getByRole('combobox', { name: 'What to do' }), 'No new contacts');
    form.getByText('Leave it empty for no end date.');
    await opened.user.clear(form.getByRole('textbox', { name: /^Days/ }));
    await opened.user.click(form.getByRole('button', { name: 'Limit Traveler 4821' }));
    await screen.findByText('Limit: Traveler 4821');
    expect(sentTo(opened, '/actions')).toEqual({
      action: 'limit',
      reason: 'spam',
      words: expect.stringContaining('You advertise here.'),
    });
  });

  it('shows what came of the check of a document, and no document', async () => {
    const documentCheck = { status: 'refused', reason: 'selfie_differs', on: '2030-05-03' } as const;
    open({ 'GET /api/desk/people/12': { ...daniel, documentCheck } });
    await screen.findByText('Document check: refused, selfie differs, May 3, 2030');
  });

  it('says that boarding passes were shown', async () => {
    const passesShown = [{ flight: 'AI102', date: '2030-03-04' }];
    open({ 'GET /api/desk/people/12': { ...daniel, passesShown } });
    await screen.findByText('Showed a boarding pass: AI102, Mar 4, 2030');
  });

  it('removes a picture, and offers it only when there is one', async () => {
    let profilePictureUrl = daniel.profilePictureUrl;
    const opened = open({
      'GET /api/desk/people/12': () => ({ body: { ...daniel, profilePictureUrl } }),
      'POST /api/desk/people/12/actions': () => {
        profilePictureUrl = null;
        return { body: { done: true } };
      },
    });
    const form = within(await screen.findByRole('form', { name: 'Act' }));
    const what = form.getByRole('combobox', { name: 'What to do' });
    await opened.user.selectOptions(what, 'Remove the picture');
    expect(form.queryByRole('textbox', { name: /^Days/ })).toBeNull();
    await opened.user.click(form.getByRole('button', { name: 'Remove the picture of Traveler 4821' }));
    await screen.findByText('Remove the picture of: Traveler 4821');
    expect(sentTo(opened, '/actions')).toMatchObject({ action: 'remove-picture', reason: 'spam' });
    await form.findByRole('button', { name: 'Warn Traveler 4821' });
    expect(form.queryByRole('option', { name: 'Remove the picture' })).toBeNull();
  });

  it('keeps a note, and shows it', async () => {
    const kept: Notes = [];
    const opened = open({
      'GET /api/desk/people/12/notes': () => ({ body: kept }),
      'POST /api/desk/people/12/notes': () => {
        kept.push({ id: 1, text: 'Called twice.', by: 'Ines', writtenAt: '2030-01-02T10:00:00.000Z' });
        return { body: { done: true } };
      },
    });
    const form = within(await screen.findByRole('form', { name: 'Write a note' }));
    await opened.user.click(form.getByRole('button', { name: 'Keep the note' }));
    await form.findByText('Write the note first');
    await opened.user.type(form.getByRole('textbox', { name: /New note/ }), 'Called twice.');
    await opened.user.click(form.getByRole('button', { name: 'Keep the note' }));
    const list = within(await screen.findByRole('list', { name: 'Notes' }));
    list.getByText(/Called twice/);
    const next = form.getByRole('textbox', { name: /New note/ });
    await waitFor(() => expect(next).toHaveProperty('value', ''));
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('lets operators refund a tip, with a reason and words', async () => {
    let isRefunding = false;
    const opened = open(
      {
        'POST /api/desk/people/12/tips': () => ({ body: [{ ...tip, isRefunding }] }),
        'POST /api/desk/tips/44/refund': () => {
          isRefunding = true;
          return { body: { done: true } };
        },
      },
      'operator',
    );
    await opened.user.click(await screen.findByRole('button', { name: 'Open their tips' }));
    const list = within(await screen.findByRole('list', { name: 'Tips' }));
    list.getByText(/with the helper/);
    await opened.user.click(list.getByRole('button', { name: 'Refund $20' }));
    const form = within(list.getByRole('form', { name: 'Refund $20' }));
    await opened.user.selectOptions(
      form.getByRole('combobox', { name: 'Reason' }),
      'Asks for money, or a fraud',
    );
    expect(await accessibilityFaults()).toEqual([]);
    await opened.user.click(form.getByRole('button', { name: 'Refund $20 to the card' }));
    await list.findByText(/on its way back to the card/);
    expect(list.queryByRole('button', { name: 'Refund $20' })).toBeNull();
    expect(sentTo(opened, '/refund')).toEqual({
      reason: 'fraud',
      words: expect.stringContaining('You asked others for money.'),
    });
  });

  it('says in words why a tip is held', async () => {
    const held = { ...tip, money: 'held', heldFor: 'new_recipient' };
    const { user } = open({ 'POST /api/desk/people/12/tips': [held] }, 'operator');
    await user.click(await screen.findByRole('button', { name: 'Open their tips' }));
    const list = within(await screen.findByRole('list', { name: 'Tips' }));
    list.getByText(
      /held until a decision: more than \$200 in a day for a payout account younger than a week/,
    );
  });

  it('opens other accounts with the same phone, card or device on a press', async () => {
    const { user } = open({
      'POST /api/desk/people/12/accounts': [{ id: 77, username: 'Traveler 9', by: ['card', 'device'] }],
    });
    await user.click(await screen.findByRole('button', { name: 'Same phone, card or device' }));
    const list = within(await screen.findByRole('list', { name: 'Other accounts' }));
    list.getByRole('link', { name: 'Traveler 9' });
    list.getByText(/same card, same device/);
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('says of oneself that others look after it, and shows nothing', async () => {
    const message = 'This page is about you, so somebody else on the team looks after it.';
    const refused = () => ({ status: 403, body: { message } });
    open({ 'GET /api/desk/people/12': refused, 'GET /api/desk/people/12/log': refused }, 'operator');
    await screen.findByText(message);
    expect(screen.queryByRole('form', { name: 'Act' })).toBeNull();
    expect(await accessibilityFaults()).toEqual([]);
  });
});
