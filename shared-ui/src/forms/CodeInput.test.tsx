import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expectAccessible } from '../testing/accessibility';
import { CodeInput } from './CodeInput';
import { Field } from './Field';

function Form() {
  const [code, setCode] = useState('');
  return (
    <Field label="Verification code">
      <CodeInput value={code} onChange={setCode} />
    </Field>
  );
}
const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Verification code' });

describe('the field for a code', () => {
  it('accepts only digits, at most six', async () => {
    render(<Form />);
    await userEvent.type(input(), '04a 82-1977');
    expect(input().value).toBe('048219');
    await expectAccessible();
  });

  it('accepts a code that is pasted with other text around it', async () => {
    render(<Form />);
    await userEvent.click(input());
    await userEvent.paste('Your code is 048 219.');
    expect(input().value).toBe('048219');
  });

  it('lets the phone fill in the code', () => {
    render(<Form />);
    expect(input().autocomplete).toBe('one-time-code');
    expect(input().inputMode).toBe('numeric');
  });

  it('accepts the digits of another script, and fills its cells from the left', async () => {
    render(<Form />);
    await userEvent.type(input(), '۰۴८२౧١');
    expect(input().value).toBe('048211');
    expect(input().dir).toBe('ltr');
  });
});
