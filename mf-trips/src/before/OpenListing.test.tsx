import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderRemote } from 'shell/host/testing';
import 'backend/contract/trips';
import '../pages/TripPage';
import remote from '../remote';
import { sampleRequest } from '../testing/listings';
import { meera } from '../testing/people';
import { serverOfChanges } from '../testing/tripChanges';
import { withOtherPages } from '../testing/withOtherPages';

describe('the open listing of a trip', () => {
  it('closes the listing at once, and opens it again without losing the focus', async () => {
    let status: 'active' | 'closed' = 'active';
    const become = (next: typeof status) => () => {
      status = next;
      return { body: {} };
    };
    const { user } = renderRemote(withOtherPages(remote), {
      at: '/trips/12',
      answers: {
        ...serverOfChanges(),
        'GET /api/listings/id/31/details': () => ({ body: sampleRequest({ userId: meera.id, status }) }),
        'POST /api/listings/31/close': become('closed'),
        'POST /api/listings/31/reopen': become('active'),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Close the listing' }));
    await screen.findByText('Listing closed');
    await waitFor(() => expect(screen.queryByText('Your listing is still open')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('Undone');
    const close = await screen.findByRole('button', { name: 'Close the listing' });
    await waitFor(() => expect(document.activeElement).toBe(close));
  });
});
