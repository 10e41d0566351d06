import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '../testing/accessibility';
import { type ToastMessage, ToastRegion } from './ToastRegion';

const sent: ToastMessage = {
  id: 1,
  title: 'Message sent',
  description: 'Your message has been sent successfully.',
};
const onClose = jest.fn();

beforeEach(() => {
  onClose.mockClear();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});
const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

describe('a toast', () => {
  it('shows its title and text, and closes after five seconds', () => {
    render(<ToastRegion toast={sent} onClose={onClose} />);
    expect(screen.getByText('Your message has been sent successfully.')).toBeTruthy();
    act(() => jest.advanceTimersByTime(4999));
    expect(onClose).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(1));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('stays for ten seconds when it offers to undo, and for five with any other action', () => {
    const action = { label: 'Undo', onClick: jest.fn(), isUndo: true };
    const { rerender } = render(<ToastRegion toast={{ ...sent, action }} onClose={onClose} />);
    act(() => jest.advanceTimersByTime(9999));
    expect(onClose).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(1));
    expect(onClose).toHaveBeenCalledTimes(1);
    rerender(
      <ToastRegion toast={{ ...sent, id: 2, action: { ...action, isUndo: false } }} onClose={onClose} />,
    );
    act(() => jest.advanceTimersByTime(5000));
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it('restarts the timer for a new toast', () => {
    const { rerender } = render(<ToastRegion toast={sent} onClose={onClose} />);
    act(() => jest.advanceTimersByTime(4000));
    rerender(<ToastRegion toast={{ ...sent, id: 2 }} onClose={onClose} />);
    act(() => jest.advanceTimersByTime(4000));
    expect(onClose).not.toHaveBeenCalled();
  });

  it('is reached with F8', async () => {
    render(<ToastRegion toast={sent} onClose={onClose} />);
    await user().keyboard('[F8]');
    expect(document.activeElement).toBe(screen.getByRole('list'));
    expect(screen.getByRole('region', { name: 'Notifications (F8)' })).toBeTruthy();
  });

  it('is closed by its button and by its action', async () => {
    const onClick = jest.fn();
    render(<ToastRegion toast={{ ...sent, action: { label: 'Undo', onClick } }} onClose={onClose} />);
    await user().click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    await user().click(screen.getByRole('button', { name: 'Undo' }));
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  function swipe(distance: number) {
    const toast = screen.getByText('Message sent').closest('li') ?? document.body;
    const point = (type: string, clientX: number) =>
      fireEvent(toast, new MouseEvent(type, { bubbles: true, button: 0, clientX }));
    point('pointerdown', 0);
    point('pointermove', distance / 2);
    point('pointermove', distance);
    point('pointerup', distance);
  }

  it('closes on a swipe of 50 pixels or more', () => {
    render(<ToastRegion toast={sent} onClose={onClose} />);
    swipe(49);
    expect(onClose).not.toHaveBeenCalled();
    swipe(51);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('is announced by screen readers', async () => {
    render(<ToastRegion toast={{ ...sent, variant: 'destructive' }} onClose={onClose} />);
    jest.useRealTimers();
    await expectAccessible();
  });
});
