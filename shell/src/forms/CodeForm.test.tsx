import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { boot, type ToastMessage } from 'shell/host';
import { accessibilityFaults } from 'shell/host/testing';
import { currentToast } from '../toasts/toast';
import { CodeForm, type CodeFormProps } from './CodeForm';

afterEach(() => {
  boot.sandbox = false;
  currentToast.set(null);
});

function open(props: Partial<CodeFormProps> = {}) {
  const onSubmit = jest.fn<CodeFormProps['onSubmit']>(() => Promise.resolve());
  render(<CodeForm by="mail" layout="row" submitLabel="Verify" onSubmit={onSubmit} {...props} />);
  return { user: userEvent.setup(), onSubmit };
}
const code = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Verification code' });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const shown = (): ToastMessage | null => currentToast.get();

describe('entering a code', () => {
  it('submits six digits', async () => {
    const { user, onSubmit } = open();
    await user.type(code(), '12 34-56');
    await user.click(button('Verify'));
    expect(onSubmit).toHaveBeenCalledWith('123456');
    expect(await accessibilityFaults(screen.getByRole('textbox').closest('form')!)).toEqual([]);
  });

  it('does not submit fewer', async () => {
    const { user, onSubmit } = open();
    await user.type(code(), '123');
    await user.click(button('Verify'));
    screen.getByText('Enter the 6 digits of the code');
    expect(document.activeElement).toBe(code());
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('shows why a code was refused and selects it, so that typing replaces it', async () => {
    const { user } = open({ onSubmit: () => Promise.resolve('This code is not right.') });
    await user.type(code(), '111111');
    await user.click(button('Verify'));
    screen.getByText('This code is not right.');
    expect(document.activeElement).toBe(code());
    await user.keyboard('222222');
    expect(code().value).toBe('222222');
    expect(screen.queryByText('This code is not right.')).toBeNull();
  });

  it('submits itself once at the sixth digit, and a refused code only again when it has changed', async () => {
    const onSubmit = jest.fn<CodeFormProps['onSubmit']>((typed) =>
      Promise.resolve(typed === '123456' ? undefined : 'This code is not right.'),
    );
    const { user } = open({ submitsItself: true, onSubmit });
    await user.type(code(), '11111');
    await user.type(code(), '1');
    await screen.findByText('This code is not right.');
    expect(code().value).toBe('111111');
    await user.click(button('Verify'));
    await waitFor(() => expect(onSubmit.mock.calls).toEqual([['111111'], ['111111']]));
    await user.click(code());
    code().select();
    await user.paste('Your code: 123456');
    await waitFor(() => expect(onSubmit).toHaveBeenLastCalledWith('123456'), { timeout: 3000 });
    expect(onSubmit).toHaveBeenCalledTimes(3);
  });

  it('submits once when the button is faster', async () => {
    jest.useFakeTimers();
    const { onSubmit } = open({ submitsItself: true });
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.type(code(), '123456');
    await user.click(button('Verify'));
    await act(() => jest.advanceTimersByTimeAsync(5000));
    jest.useRealTimers();
    expect(onSubmit.mock.calls).toEqual([['123456']]);
  });

  it('can wait for all six digits, and count them', async () => {
    const { user } = open({ needsAllDigits: true, showsProgress: true });
    await user.type(code(), '12345');
    expect(button('Verify').disabled).toBe(true);
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('5');
    await user.type(code(), '6');
    expect(button('Verify').disabled).toBe(false);
  });

  it.each(['mail', 'SMS'] as const)('links to the sandbox inbox of the %s', (by) => {
    boot.sandbox = true;
    open({ by });
    screen.getByText(new RegExp(`No ${by} leaves this demo`));
    expect(screen.getByRole('link').getAttribute('href')).toBe('/sandbox');
  });

  it('shows when the SMS did not arrive', () => {
    open({ by: 'SMS', isUndelivered: true });
    screen.getByText('Our text message did not reach your phone');
  });
});

describe('another code', () => {
  it('is sent by mail', async () => {
    const { user } = open({ onResend: () => Promise.resolve({}) });
    await user.click(button('Resend Code'));
    expect(shown()?.description).toBe('A new verification code has been sent to your email address');
  });

  it('shows the server’s sentence when it is refused', async () => {
    const error = { status: 429, message: '429', serverMessage: 'Wait 8 minutes.' };
    const { user } = open({ onResend: () => Promise.resolve({ error }) });
    await user.click(button('Resend Code'));
    expect(shown()).toMatchObject({ title: 'Failed to resend code', description: 'Wait 8 minutes.' });
    expect(screen.queryByText('Wait 8 minutes.')).toBeNull();
  });

  it('by SMS leaves the refusal on the page', async () => {
    const error = { status: 429, message: '429', serverMessage: 'Try again in 3 hours.' };
    const { user } = open({ by: 'SMS', onResend: () => Promise.resolve({ error }) });
    await user.click(button('Resend Code'));
    expect(shown()?.description).toBe('There was a problem sending the verification code.');
    screen.getByText('Try again in 3 hours.');
  });
});
