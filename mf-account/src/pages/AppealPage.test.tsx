import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { Appealable } from 'backend/contract/moderation/measures';
import { accessibilityFaults, renderRemote, type Answers } from 'shell/host/testing';
import remote from '../remote';

const token = 'AbCd_-'.repeat(15);
const suspended: Appealable = {
  kind: 'suspend',
  reason: 'parcels',
  words: 'You asked people to carry a parcel.',
  takenAt: '2030-01-04T10:00:00.000Z',
  endsAt: '2030-01-11T10:00:00.000Z',
  state: 'open',
};
const open = (answers: Answers, at = `/appeal#token=${token}`) => renderRemote(remote, { at, answers });

describe('the link to appeal', () => {
  it('shows the decision, sends the words once, and leaves no token in the address bar', async () => {
    let state: Appealable['state'] = 'open';
    const { user, requests, location } = open({
      'POST /api/appeals/decision': () => ({ body: { ...suspended, state } }),
      'POST /api/appeals': () => {
        state = 'sent';
        return { body: { done: true } };
      },
    });
    await screen.findByRole('heading', { level: 1, name: 'Your account is suspended' });
    screen.getByText(suspended.words);
    screen.getByText('Decided Jan 4, 2030, 10:00 AM UTC. It ends Jan 11, 2030, 10:00 AM UTC.');
    expect(location()).toBe('/appeal');
    expect(await accessibilityFaults()).toEqual([]);

    await user.click(screen.getByRole('button', { name: 'Ask to look again' }));
    await screen.findByText('Write at least one sentence');
    await user.type(screen.getByRole('textbox', { name: /Why is it wrong/ }), 'It was my own bag.');
    await user.click(screen.getByRole('button', { name: 'Ask to look again' }));
    await screen.findByText(/^We have what you wrote. Somebody else looks at the decision again/);
    const sent = requests.filter(({ url }) => url.endsWith('/api/appeals'));
    expect(sent.map(({ body }) => body)).toEqual([{ token, text: 'It was my own bag.' }]);
  });

  it('says who looks again when nobody else can', async () => {
    open({
      'POST /api/appeals/decision': { ...suspended, state: 'sent', hasOtherReviewer: false },
    });
    await screen.findByText(/nobody else can look at this, so the person who decided looks at it again/);
  });

  it('says that the decision stays', async () => {
    open({ 'POST /api/appeals/decision': { ...suspended, state: 'sent', upheld: true } });
    await screen.findByText(/the decision stays/);
    expect(screen.queryByText(/looks at (it|the decision) again/)).toBeNull();
  });

  it('says what was taken back', async () => {
    open({ 'POST /api/appeals/decision': { ...suspended, state: 'lifted' } });
    await screen.findByRole('heading', { level: 1, name: 'This was taken back' });
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('says that it does not work when it was changed on its way', async () => {
    open({
      'POST /api/appeals/decision': () => ({ status: 400, body: { message: 'This link is not complete' } }),
    });
    await screen.findByRole('heading', { level: 1, name: 'This link does not work' });
  });

  it('says of a bare address that it is not complete', async () => {
    open({}, '/appeal');
    await screen.findByRole('heading', { level: 1, name: 'This link is not complete' });
  });
});
