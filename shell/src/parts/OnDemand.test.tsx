import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ownPart } from './parts';
import { OnDemand } from './OnDemand';
import { FallbackAlert } from './FallbackAlert';

let isOffline = false;
let isOpen = true;
const Form = () => <p>The form</p>;

afterEach(() => {
  isOffline = false;
  isOpen = true;
});

const overlay = (name: string, load: () => Promise<object>) => (
  <OnDemand
    part={ownPart(name, load as () => Promise<Record<string, () => null>>)}
    props={{}}
    isWanted={isOpen}
    waiting={<p>One moment</p>}
    renderFailure={(tryAgain) => (
      <FallbackAlert
        title="The form could not be loaded"
        onTryAgain={tryAgain}
        onClose={() => (isOpen = false)}
      />
    )}
  />
);

describe('a part on demand', () => {
  it('is not loaded before it is wanted', () => {
    const load = jest.fn(() => Promise.resolve({ Form }));
    isOpen = false;
    const { container } = render(overlay('unwanted', load));
    expect(container.textContent).toBe('');
    expect(load).not.toHaveBeenCalled();
  });

  it('shows that it is loading, then the overlay', async () => {
    render(overlay('wanted', () => Promise.resolve({ Form })));
    screen.getByText('One moment');
    await screen.findByText('The form');
  });

  it('says when it cannot be loaded, and tries again', async () => {
    isOffline = true;
    const load = () => (isOffline ? Promise.reject(new Error('offline')) : Promise.resolve({ Form }));
    render(overlay('offline', load));

    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('The form could not be loaded');
    isOffline = false;
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('The form');
  });

  it('shows nothing more once it is closed', async () => {
    const load = () => Promise.reject(new Error('offline'));
    const { rerender } = render(overlay('given-up', load));
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Close' }));
    rerender(overlay('given-up', load));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
});
