import { beforeAll, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expectAccessible } from '../../testing/accessibility';
import { DateField } from './DateField';
import { Field } from '../Field';

function Form({ day = '', min = '2026-12-01' }) {
  const [value, setValue] = useState(day);
  return (
    <>
      <Field label="Travel Date">
        <DateField value={value} onChange={setValue} min={min} max="2028-12-01" />
      </Field>
      <output>{value}</output>
    </>
  );
}
// Loaded beforehand, because compiling it takes long on a busy machine.
beforeAll(() => import('./CalendarPopover'));

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Travel Date' });
const stored = () => screen.getByRole('status').textContent;
const opener = () => screen.getByRole('button', { name: /Choose date|Change date/ });

it('accepts a typed day and shows it formatted', async () => {
  render(<Form />);
  await userEvent.type(input(), '12/24/2026');
  await userEvent.tab();
  expect(stored()).toBe('2026-12-24');
  expect(input().value).toBe('Dec 24, 2026');
  await expectAccessible();
});

it('keeps a text that it cannot read and shows the format', async () => {
  render(<Form day="2026-12-24" />);
  await userEvent.clear(input());
  await userEvent.type(input(), 'next week{Enter}');
  expect(input().value).toBe('next week');
  expect(stored()).toBe('');
  expect(screen.getByText('Please write the date like Dec 1, 2026.').parentElement?.id).toBe(
    input().getAttribute('aria-describedby'),
  );
  await expectAccessible();
});

it('shows an issue for a day that is too early or too late', async () => {
  render(<Form />);
  await userEvent.type(input(), 'Nov 30, 2026{Enter}');
  expect(screen.getByText('Please choose Dec 1, 2026 or a later day.')).toBeTruthy();
  await userEvent.clear(input());
  await userEvent.type(input(), 'Dec 2, 2028{Enter}');
  expect(screen.getByText('Please choose Dec 1, 2028 or an earlier day.')).toBeTruthy();
  expect(stored()).toBe('');
});

it('is emptied by clearing the text', async () => {
  render(<Form day="2026-12-24" />);
  await userEvent.clear(input());
  await userEvent.tab();
  expect(stored()).toBe('');
});

it('is picked from the calendar with the keyboard, and the focus returns', async () => {
  render(<Form day="2026-12-24" />);
  opener().focus();
  await userEvent.keyboard('{Enter}');
  const day = await screen.findByRole('button', { name: /December 24th, 2026/ });
  expect(document.activeElement).toBe(day);
  await expectAccessible();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}');
  expect(stored()).toBe('2027-01-01');
  expect(screen.queryByRole('grid')).toBeNull();
  await screen.findByRole('button', { name: 'Change date, Jan 1, 2027' });
  expect(document.activeElement).toBe(opener());
});

it('does not let a day before the first one be picked', async () => {
  render(<Form day="2026-12-10" min="2026-12-05" />);
  await userEvent.click(opener());
  const early = await screen.findByRole<HTMLButtonElement>('button', { name: /December 4th, 2026/ });
  expect(early.disabled).toBe(true);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('grid')).toBeNull();
  expect(stored()).toBe('2026-12-10');
});
