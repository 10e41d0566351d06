import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expectAccessible } from '../../testing/accessibility';
import { en, type Words } from '../../words/en';
import { es } from '../../words/es';
import { fa } from '../../words/fa';
import { zh } from '../../words/zh';
import { Field } from '../Field';
import { DateField } from './DateField';

function Form({ day = '' }) {
  const [value, setValue] = useState(day);
  return (
    <>
      <Field label="Travel Date">
        <DateField value={value} onChange={setValue} min="2026-12-01" max="2028-12-01" />
      </Field>
      <output aria-label="stored">{value}</output>
    </>
  );
}
// Loaded beforehand, because compiling it takes long on a busy machine.
beforeAll(() => import('./CalendarPopover'));

const english = { ...en };
/** As the build sets the words of a page's language. */
function speak(language: string, words: Words) {
  document.documentElement.lang = language;
  document.documentElement.dir = language === 'fa' ? 'rtl' : '';
  Object.assign(en, words);
}
afterEach(() => {
  speak('en', english);
  jest.restoreAllMocks();
});

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Travel Date' });
const stored = () => screen.getByLabelText('stored').textContent;
const opener = () => screen.getByRole('button', { expanded: false });
const weekdays = () => screen.getAllByRole('columnheader', { hidden: true }).map((day) => day.ariaLabel);

describe('on a page in Farsi', () => {
  it('reads a day of the Persian calendar, and shows it in both', async () => {
    speak('fa', fa);
    render(<Form />);
    await userEvent.type(input(), '۵ دی ۱۴۰۵{Tab}');
    expect(stored()).toBe('2026-12-26');
    expect(input().value).toBe('۲۶ دسامبر ۲۰۲۶');
    expect(input().getAttribute('aria-describedby')).toBe(screen.getByText('۵ دی ۱۴۰۵').id);
    await expectAccessible();
  });

  it('asks about two numbers with the days of both calendars', async () => {
    speak('fa', fa);
    jest.spyOn(navigator, 'language', 'get').mockReturnValue('fa-IR');
    render(<Form />);
    await userEvent.type(input(), '۵/۱/۲۰۲۷{Tab}');
    expect(stored()).toBe('');
    await userEvent.click(screen.getByRole('button', { name: '۱۵ دی ۱۴۰۵ · ۵ ژانویهٔ ۲۰۲۷' }));
    expect(stored()).toBe('2027-01-05');
  });

  it('has a calendar that begins on Saturday, runs from right to left and shows both calendars', async () => {
    speak('fa', fa);
    render(<Form day="2026-12-26" />);
    await userEvent.click(opener());
    const day = await screen.findByRole('button', { name: 'شنبه ۲۶ دسامبر ۲۰۲۶، ۵ دی ۱۴۰۵، انتخاب‌شده' });
    expect(day.textContent).toBe('۲۶۵');
    expect(document.activeElement).toBe(day);
    expect(screen.getByText(/آذر – دی ۱۴۰۵/).textContent).toMatch(/^دسامبر ۲۰۲۶\n/);
    expect(weekdays()).toEqual(['شنبه', 'یکشنبه', 'دوشنبه', 'سه‌شنبه', 'چهارشنبه', 'پنجشنبه', 'جمعه']);
    screen.getByRole('button', { name: 'ماه بعد' });
    await expectAccessible();
    // The next day is on the left.
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    expect(stored()).toBe('2026-12-27');
  });
});

it('speaks the page’s language in the calendar, which begins on its day', async () => {
  speak('es', es);
  render(<Form day="2026-12-26" />);
  await userEvent.click(opener());
  await screen.findByRole('button', { name: 'sábado, 26 de diciembre de 2026, seleccionado' });
  screen.getByText('diciembre de 2026');
  expect(weekdays()[0]).toBe('lunes');
  await expectAccessible();
});

it('has the order of the page’s language where the visitor’s has none', async () => {
  speak('es', es);
  jest.spyOn(navigator, 'language', 'get').mockReturnValue('en');
  render(<Form />);
  await userEvent.type(input(), '5/1/2027{Tab}');
  expect(stored()).toBe('2027-01-05');
});

it('reads a day in Chinese, and shows it back', async () => {
  speak('zh', zh);
  render(<Form />);
  await userEvent.type(input(), '12月26日{Tab}');
  expect(stored()).toBe('2026-12-26');
  expect(input().value).toBe('2026年12月26日');
});
