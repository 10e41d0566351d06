import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { expectAccessible } from '../testing/accessibility';
import { Field } from './Field';
import { Select } from './Select';
import { TextInput } from './TextInput';

const describedBy = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' / ');

describe('a field', () => {
  it('names its control by the label and describes it by the hint', async () => {
    render(
      <Field label="Email" hint="We send you a code.">
        <TextInput type="email" />
      </Field>,
    );
    const input = screen.getByRole('textbox', { name: 'Email' });
    expect(describedBy(input)).toBe('We send you a code.');
    expect(input.getAttribute('aria-invalid')).toBeNull();
    await expectAccessible();
  });

  it('shows what is wrong, before the hint', async () => {
    render(
      <Field label="Username" hint="Others see it." error="Username must be at least 3 characters" required>
        <TextInput leading="@" />
      </Field>,
    );
    const input = screen.getByRole('textbox', { name: 'Username' });
    expect(describedBy(input)).toBe('Username must be at least 3 characters / Others see it.');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(input.hasAttribute('required')).toBe(true);
    await expectAccessible();
  });

  it('marks a choice as optional', async () => {
    render(
      <Field label="Looking for" optional>
        <Select defaultValue="both">
          <option value="both">All options</option>
        </Select>
      </Field>,
    );
    expect(screen.getByRole('combobox', { name: 'Looking for (optional)' })).toBeTruthy();
    await expectAccessible();
  });

  it('passes native properties and the ref to the input', () => {
    let node: HTMLInputElement | null = null;
    render(
      <Field label="Flight Number">
        <TextInput
          ref={(input) => {
            node = input;
          }}
          placeholder="AA1234"
          maxLength={8}
        />
      </Field>,
    );
    expect(screen.getByPlaceholderText('AA1234')).toBe(node);
  });
});
