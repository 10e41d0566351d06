import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expectAccessible } from '../testing/accessibility';
import { Chips } from './Chips';

const options = [
  ['forms', 'Immigration forms'],
  ['company', 'Company on board'],
] as const;

function Form({ single }: { single?: boolean }) {
  const [chosen, setChosen] = useState<('forms' | 'company')[]>([]);
  return (
    <>
      <Chips
        label="What helps?"
        optional
        hint="As many as you like."
        name="needs"
        {...{ options, chosen, single }}
        onChange={setChosen}
      />
      <output>{chosen.join(',')}</output>
    </>
  );
}
const chosen = () => screen.getByRole('status').textContent;

describe('the chips', () => {
  it('chooses any number of options, in their order, and takes them back', async () => {
    render(<Form />);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Company on board' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Immigration forms' }));
    expect(chosen()).toBe('forms,company');
    await userEvent.click(screen.getByText('Company on board'));
    expect(chosen()).toBe('forms');
  });

  it('chooses one option with the arrow keys', async () => {
    render(<Form single />);
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowRight}');
    expect(chosen()).toBe('company');
  });

  it('is a named and described group', async () => {
    render(<Form />);
    const group = screen.getByRole('group', { name: 'What helps? (optional)' });
    expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'As many as you like.',
    );
    await expectAccessible();
  });
});
