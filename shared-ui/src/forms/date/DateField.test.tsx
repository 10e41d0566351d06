import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expectAccessible } from '../../testing/accessibility';
import { DateField } from './DateField';
import { Field } from '../Field';

function Form({ day = '', min = '2026-12-01', error = '' }) {
  const [value, setValue] = useState(day);
  return (
    <>
      <Field label="Travel Date" error={error}>
        <DateField value={value} onChange={setValue} min={min} max="2028-12-01" />
      </Field>
      <output aria-label="stored">{value}</output>
    </>
  );
}
// Loaded beforehand, because compiling it takes long on a busy machine.
beforeAll(() => import('./CalendarPopover'));

const inLanguage = (language: string) => jest.spyOn(navigator, 'language', 'get').mockReturnValue(language);
afterEach(() => {
  jest.restoreAllMocks();
});

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Travel Date' });
const stored = () => screen.getByLabelText('stored').textContent;
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
  expect(screen.getByText('Please write the date like Dec 24, 2026.').parentElement?.id).toBe(
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

it.each([
  ['en-US', '2026-12-01', 'e.g. Dec 24, 2026'],
  ['en-GB', '2026-12-01', 'e.g. 24 Dec 2026'],
  ['en-GB', '2026-12-25', 'e.g. 24 Dec 2027'],
])('shows an example in the order of %s while it is empty', (language, min, example) => {
  inLanguage(language);
  render(<Form min={min} />);
  expect(input().placeholder).toBe(example);
});

it('shows one error for a day that cannot be, whatever else the form has to say', async () => {
  render(<Form error="Required" />);
  screen.getByText('Required');
  await userEvent.type(input(), 'Nov 30, 2026{Enter}');
  screen.getByText('Please choose Dec 1, 2026 or a later day.');
  expect(screen.queryByText('Required')).toBeNull();
  await userEvent.clear(input());
  await userEvent.tab();
  screen.getByText('Required');
});

describe('two numbers that may both be the month', () => {
  const choices = () =>
    screen
      .queryAllByRole('button', { name: /^\w+ \w+,? 2027$/ })
      .map((button) => `${button.textContent}${button.ariaPressed === 'true' ? ' chosen' : ''}`);

  it.each([
    ['en-GB', 'Jan 5, 2027', ['5 January 2027 chosen', '1 May 2027'], 'This is 5 January 2027.'],
    ['en-US', 'May 1, 2027', ['May 1, 2027 chosen', 'January 5, 2027'], 'This is May 1, 2027.'],
  ])(
    'are read in the order of %s, and the other day is one press away',
    async (language, shown, days, words) => {
      inLanguage(language);
      render(<Form />);
      await userEvent.type(input(), '5/1/2027{Tab}');
      expect(input().value).toBe(shown);
      expect(choices()).toEqual(days);
      expect(screen.getByText(/^This is /).textContent).toBe(`${words} Which day do you mean?`);
      await expectAccessible();

      const other = days.find((day) => !day.endsWith('chosen')) ?? '';
      await userEvent.click(screen.getByRole('button', { name: other }));
      expect(stored()).toBe(shown === 'Jan 5, 2027' ? '2027-05-01' : '2027-01-05');
      expect(choices()).toEqual([]);
      expect(document.activeElement).toBe(input());
    },
  );

  it('are not read at all when the language leaves it open, but asked about', async () => {
    inLanguage('en-CA');
    render(<Form />);
    await userEvent.type(input(), '5/1/2027{Tab}');
    expect([input().value, stored()]).toEqual(['5/1/2027', '']);
    screen.getByText('This can be read as two different days.');
    expect(choices()).toEqual(['January 5, 2027', 'May 1, 2027']);
    await expectAccessible();
    await userEvent.click(screen.getByRole('button', { name: 'January 5, 2027' }));
    expect([input().value, stored()]).toEqual(['Jan 5, 2027', '2027-01-05']);
    expect(input().getAttribute('aria-invalid')).toBeNull();
  });

  it('offer the other day when the first has passed', async () => {
    inLanguage('en-US');
    render(<Form min="2027-03-01" />);
    await userEvent.type(input(), '1/5/2027{Tab}');
    screen.getByText('Please choose Mar 1, 2027 or a later day.');
    expect(stored()).toBe('');
    await userEvent.click(screen.getByRole('button', { name: 'May 1, 2027' }));
    expect(stored()).toBe('2027-05-01');
  });

  it('need no question when only one of the two days is possible', async () => {
    inLanguage('en-US');
    render(<Form min="2027-02-01" />);
    await userEvent.type(input(), '12/1/2027{Tab}');
    expect(stored()).toBe('2027-12-01');
    expect(choices()).toEqual([]);
  });
});
