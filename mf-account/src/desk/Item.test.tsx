import { describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { accessibilityFaults, renderRemote, type Answers } from 'shell/host/testing';
import '../pages/DeskPage';
import remote from '../remote';
import { item, parcel, queue, spam } from '../testing/desk';
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

describe('an item of the desk', () => {
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

  it('has the reason that was reported, and closes what is about the same with it', async () => {
    const found = { ...parcel, id: 8, kind: 'person', reason: null, people: 0, isSame: true } as const;
    const other = { ...spam, id: 9, isSame: false };
    const { user, requests } = open(
      {
        'GET /api/desk/items/5': item({ takenBy: 'you', related: [found, other] }),
        'GET /api/desk/queue?show=open': queue(),
        'POST /api/desk/items/5/decision': { done: true },
      },
      'moderator',
    );
    const form = within(await screen.findByRole('form', { name: 'Decide' }));
    await user.selectOptions(form.getByRole('combobox', { name: 'What to do' }), 'Ban');
    const reason = form.getByRole<HTMLSelectElement>('combobox', { name: 'Reason' });
    expect(reason.selectedOptions[0]?.textContent).toBe('Asks for money, or a fraud');
    const also = within(form.getByRole('group', { name: 'Decide with it' }));
    expect(also.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual([
      true,
      false,
    ]);
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(form.getByRole('button', { name: 'Ban Traveler 4821' }));
    await screen.findByText('Nothing waits.');
    expect(requests.find(({ url }) => url.endsWith('/decision'))?.body).toMatchObject({
      action: 'ban',
      reason: 'fraud',
      also: [8],
    });
  });

  it('says of an appeal against one’s own decision that nobody else is there', async () => {
    const appealed = {
      id: 3,
      kind: 'suspend',
      reason: 'fraud',
      words: 'You asked for money.',
      takenAt: '2030-01-04T10:00:00.000Z',
      endsAt: null,
      liftedAt: null,
      appeal: 'I did not.',
    } as const;
    open(
      {
        'GET /api/desk/items/5': item({ kind: 'appeal', takenBy: 'you', ownDecision: true, appealed }),
      },
      'moderator',
    );
    await screen.findByText('You took this decision yourself');
    screen.getByText(/Jan 4, 2030, 10:00 AM UTC/);
    screen.getByRole('button', { name: 'Take back the decision about Traveler 4821' });
    expect(await accessibilityFaults()).toEqual([]);
  });
});
