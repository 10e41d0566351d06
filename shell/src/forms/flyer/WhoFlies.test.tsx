import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useForm } from '../useForm';
import { nobodyChosen } from './traveler';
import { WhoFlies } from './WhoFlies';

function AskForm() {
  const form = useForm({
    start: nobodyChosen,
    check: (data) => ({ success: true, data }),
    send: () => Promise.resolve(),
  });
  return <WhoFlies form={form} requests={[]} chosen={form.values.flies || 'me'} />;
}

describe('the question who flies', () => {
  it('asks for name and age when someone else flies', async () => {
    render(<AskForm />);
    expect(screen.getByRole('group', { name: 'Who flies?' })).toBeTruthy();
    expect(screen.queryByRole('combobox')).toBeNull();
    await userEvent.setup().click(screen.getByText('Someone else'));
    expect(screen.getByRole('textbox', { name: 'First Name' })).toBeTruthy();
    expect(screen.getByRole('combobox', { name: 'Age' }).textContent).toBe(
      'Choose18–3940–5960–6970–7980 or older',
    );
  });
});
