import { describe, expect, it, jest } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from './Dialog';
import { type ToastMessage, ToastRegion } from './ToastRegion';

function DialogBesideToast() {
  const [isOpen, setOpen] = useState(true);
  const [toast, setToast] = useState<ToastMessage | null>(null);
  return (
    <>
      <ToastRegion toast={toast} onClose={() => setToast(null)} />
      <Dialog open={isOpen} onOpenChange={setOpen} title="Login">
        <button onClick={() => setToast({ id: 1, title: 'Code sent' })}>Send the code</button>
      </Dialog>
    </>
  );
}

describe('a toast beside a dialog', () => {
  it('can be reached while a dialog is open, and leaves Escape to the dialog', async () => {
    const user = userEvent.setup();
    render(<DialogBesideToast />);
    await user.click(screen.getByRole('button', { name: 'Send the code' }));
    const region = screen.getByRole('region', { name: /Notifications/ });
    expect(within(region).getByRole('button', { name: 'Close' })).toBeTruthy();

    await user.keyboard('[Escape]');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('Code sent')).toBeTruthy();
  });

  it('closes with Escape while it has the focus', async () => {
    const user = userEvent.setup();
    const onClose = jest.fn();
    render(<ToastRegion toast={{ id: 1, title: 'Code sent' }} onClose={onClose} />);
    await user.keyboard('[F8][Tab][Escape]');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('can be clicked without closing a dialog, even one of another bundle', async () => {
    const user = userEvent.setup();
    const onOpenChange = jest.fn();
    render(
      <>
        <div data-toasts="">
          <button style={{ pointerEvents: 'auto' }}>Undo</button>
        </div>
        <Dialog open onOpenChange={onOpenChange} title="Login" />
      </>,
    );
    await user.click(screen.getByText('Undo'));
    expect(onOpenChange).not.toHaveBeenCalled();
  });
});
