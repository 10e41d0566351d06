import { beforeAll, describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expectAccessible } from '../../testing/accessibility';
import { Field } from '../Field';
import { PhoneField } from './PhoneField';

function Form({ phone = '' }) {
  const [value, setValue] = useState(phone);
  return (
    <>
      <Field label="Phone">
        <PhoneField value={value} onChange={setValue} />
      </Field>
      <output>{value}</output>
    </>
  );
}

// Loaded beforehand, because compiling it takes long on a busy machine.
beforeAll(() => import('./CountryPicker'));

const stored = () => screen.getByRole('status').textContent;
const countries = () => Array.from(screen.getByRole('listbox').children, ({ textContent }) => textContent);
const number = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone' });

describe('the field for a phone number', () => {
  it('stores the dial code, a space and the local number', async () => {
    render(<Form />);
    await userEvent.type(number(), '(202) 555-0143');
    expect(stored()).toBe('+1 2025550143');
    expect(number().value).toBe('(202) 555-0143');
  });

  it('stores nothing when the number is emptied', async () => {
    render(<Form phone="+1 2025550143" />);
    await userEvent.clear(number());
    expect(stored()).toBe('');
  });

  it('finds the country by its name and keeps the number', async () => {
    render(<Form phone="+1 2025550143" />);
    await userEvent.click(screen.getByRole('button', { name: 'Country code US +1' }));
    await userEvent.type(await screen.findByRole('combobox', { name: 'Search country or code' }), 'pol');
    await userEvent.keyboard('{Enter}');
    expect(stored()).toBe('+48 2025550143');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('finds the country by its dial code and lists the popular ones first', async () => {
    render(<Form />);
    await userEvent.click(screen.getByRole('button', { name: /Country code/ }));
    const search = await screen.findByRole('combobox');
    const names = countries();
    expect(names.slice(0, 5).join()).toBe(
      'USUnited States+1,GBUnited Kingdom+44,CACanada+1,AUAustralia+61,INIndia+91',
    );
    expect(names.length).toBeGreaterThan(240);
    await userEvent.type(search, '+234');
    expect(countries()).toEqual(['NGNigeria+234']);
  });

  it('chooses the country of a pasted number', async () => {
    render(<Form />);
    await userEvent.click(number());
    await userEvent.paste('+44 20 7946 0958');
    expect(stored()).toBe('+44 2079460958');
    expect(screen.getByRole('button', { name: 'Country code GB +44' })).toBeTruthy();
  });

  it('returns the focus when the list is closed with Escape', async () => {
    render(<Form />);
    const opener = screen.getByRole('button', { name: /Country code/ });
    await userEvent.click(opener);
    await screen.findByRole('listbox');
    await expectAccessible();
    await userEvent.keyboard('{Escape}');
    await screen.findByRole('button', { name: /Country code/ });
    expect(document.activeElement).toBe(opener);
  });
});
