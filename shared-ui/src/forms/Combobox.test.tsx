import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expectAccessible } from '../testing/accessibility';
import { Combobox } from './Combobox';
import { Field } from './Field';

type City = { code: string; name: string };
const cities: City[] = [
  { code: 'DEL', name: 'Delhi' },
  { code: 'DEN', name: 'Denver' },
  { code: 'ORD', name: 'Chicago' },
];
const hint = 'Type at least 2 characters to search';

function Form({ loading = false }) {
  const [city, setCity] = useState<City | null>(null);
  const [text, setText] = useState('');
  const found = cities.filter(
    ({ name }) => text.length > 1 && name.toLowerCase().includes(text.toLowerCase()),
  );
  return (
    <>
      <Field label="From">
        <Combobox
          items={loading ? [] : found}
          value={city}
          onChange={setCity}
          onInputChange={setText}
          itemToString={({ name }) => name}
          itemKey={({ code }) => code}
          loading={loading}
          status={text.length < 2 ? hint : 'No airports found'}
        />
      </Field>
      <output aria-label="chosen">{city?.code}</output>
      <button type="button" onClick={() => setCity(null)}>
        Reset
      </button>
    </>
  );
}
const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'From' });
const chosen = () => screen.getByLabelText('chosen').textContent;
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

describe('a combobox', () => {
  it('suggests while typing and supports the arrow keys', async () => {
    render(<Form />);
    await userEvent.type(input(), 'de');
    expect(options()).toEqual(['Delhi', 'Denver']);
    await expectAccessible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(chosen()).toBe('DEN');
    expect(input().value).toBe('Denver');
    expect(options()).toEqual([]);
  });

  it('chooses the first suggestion on Tab', async () => {
    render(<Form />);
    await userEvent.type(input(), 'delhi');
    await userEvent.tab();
    expect(chosen()).toBe('DEL');
  });

  it('is chosen with a click', async () => {
    render(<Form />);
    await userEvent.type(input(), 'chi');
    await userEvent.click(screen.getByRole('option', { name: 'Chicago' }));
    expect(chosen()).toBe('ORD');
  });

  it('shows what to type, and that nothing was found', async () => {
    render(<Form />);
    await userEvent.click(input());
    expect(screen.getByText(hint)).toBeTruthy();
    await userEvent.type(input(), 'xy');
    expect(screen.getByText('No airports found')).toBeTruthy();
    await expectAccessible();
  });

  it('shows that suggestions are loading', async () => {
    render(<Form loading />);
    await userEvent.type(input(), 'de');
    expect(screen.getByText('Loading…')).toBeTruthy();
  });

  it('drops the choice when its text is changed, but keeps the text', async () => {
    render(<Form />);
    await userEvent.type(input(), 'den{Enter}');
    await userEvent.type(input(), '{Backspace}');
    expect(chosen()).toBe('');
    expect(input().value).toBe('Denve');
  });

  it('empties when the form is reset', async () => {
    render(<Form />);
    await userEvent.type(input(), 'den{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
    expect(input().value).toBe('');
  });

  it('chooses the first of suggestions that arrive late', async () => {
    const { rerender } = render(<Form loading />);
    await userEvent.type(input(), 'de');
    rerender(<Form />);
    await userEvent.keyboard('{Enter}');
    expect(chosen()).toBe('DEL');
  });

  it('describes items of the same name', async () => {
    render(
      <Combobox
        aria-label="From"
        items={cities}
        value={null}
        onChange={() => {}}
        itemToString={() => 'A city'}
        itemKey={({ code }) => code}
        itemDetail={({ name }) => name}
      />,
    );
    await userEvent.click(input());
    expect(screen.getAllByRole('option', { name: 'A city' })).toHaveLength(3);
    screen.getByRole('option', { description: 'Denver' });
    await expectAccessible();
  });
});
