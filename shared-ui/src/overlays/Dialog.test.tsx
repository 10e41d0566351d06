import { describe, expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expectAccessible } from '../testing/accessibility';
import { Dialog } from './Dialog';

function Page() {
  const [open, setOpen] = useState(false);
  const [isIn, setIn] = useState(false);
  return (
    <>
      <h1>The gate</h1>
      {!isIn && (
        <button type="button" onClick={() => setOpen(true)}>
          Log In
        </button>
      )}
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Login"
        description="Please enter the email you used when creating a listing"
        footer={
          <button
            type="button"
            onClick={() => {
              setIn(true);
              setOpen(false);
            }}
          >
            Continue
          </button>
        }
      >
        <input aria-label="Email" />
      </Dialog>
    </>
  );
}
const openIt = async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Log In' }));
};

describe('a dialog', () => {
  it('is named and described, and starts at the first field', async () => {
    await openIt();
    const dialog = screen.getByRole('dialog', { name: 'Login' });
    const description = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
    expect(description?.textContent).toBe('Please enter the email you used when creating a listing');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Email' }));
    await expectAccessible();
  });

  it('keeps the focus inside', async () => {
    await openIt();
    const seen = new Set<string>();
    for (let press = 0; press < 6; press++) {
      seen.add(
        document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
      );
      await userEvent.tab();
    }
    expect([...seen]).toEqual(['Email', 'Continue', 'Close']);
  });

  it.each(['{Escape}', 'the close button'])('returns the focus after %s', async (way) => {
    await openIt();
    if (way === '{Escape}') await userEvent.keyboard(way);
    else await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Log In' })));
  });

  it('focuses the heading of the page when its opener is gone', async () => {
    await openIt();
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'The gate' })),
    );
  });

  it('calls onClosed when it has closed, so that another dialog may open', async () => {
    const calls: string[] = [];
    const dialog = (open: boolean) => (
      <Dialog
        open={open}
        onOpenChange={() => calls.push('open change')}
        onClosed={() => calls.push('closed')}
        title="Login"
      />
    );
    const { rerender } = render(dialog(true));
    await userEvent.keyboard('{Escape}');
    expect(calls).toEqual(['open change']);
    rerender(dialog(false));
    await waitFor(() => expect(calls).toEqual(['open change', 'closed']));
  });
});
