import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '../testing/accessibility';
import { Checkbox } from './Checkbox';

describe('a checkbox', () => {
  it('is ticked by its label and by the space bar', async () => {
    render(<Checkbox hint="A short notice.">Also send as SMS</Checkbox>);
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Also send as SMS' });
    await userEvent.click(screen.getByText('Also send as SMS'));
    expect(box.checked).toBe(true);
    await userEvent.keyboard(' ');
    expect(box.checked).toBe(false);
    await expectAccessible();
  });

  it('shows that it must be ticked', async () => {
    render(<Checkbox error="You must agree to the terms">I agree</Checkbox>);
    const box = screen.getByRole('checkbox', { name: 'I agree' });
    expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'You must agree to the terms',
    );
    expect(box.getAttribute('aria-invalid')).toBe('true');
    await expectAccessible();
  });
});
