import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expectAccessible } from '../testing/accessibility';
import { Field } from './Field';
import { StarsInput } from './StarsInput';

function Form() {
  const [stars, setStars] = useState(0);
  return (
    <Field label="Your rating" error={stars === 0 && 'Rating must be at least 1'}>
      <StarsInput value={stars} onChange={setStars} />
    </Field>
  );
}
const chosen = () => screen.queryByRole<HTMLInputElement>('radio', { checked: true })?.value;

describe('the number of stars', () => {
  it('is chosen by clicking a star', async () => {
    render(<Form />);
    expect(chosen()).toBeUndefined();
    await userEvent.click(screen.getByRole('radio', { name: '4 stars' }));
    expect(chosen()).toBe('4');
  });

  it('is chosen with the arrow keys', async () => {
    render(<Form />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(chosen()).toBe('3');
  });

  it('is a group that is named and described by its field', async () => {
    render(<Form />);
    const group = screen.getByRole('radiogroup', { name: 'Your rating' });
    expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Rating must be at least 1',
    );
    await expectAccessible();
  });
});
