import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '../testing/accessibility';
import { Field } from './Field';
import { TextArea } from './TextArea';

describe('a text area', () => {
  it('counts what is typed and never cuts it off', async () => {
    render(
      <Field label="Description">
        <TextArea count={10} />
      </Field>,
    );
    const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Description' });
    await userEvent.type(area, 'Twelve chars');
    expect(area.value).toBe('Twelve chars');
    const count = screen.getByText('12 of 10 characters');
    expect(count.hasAttribute('data-over')).toBe(true);
    expect(area.getAttribute('aria-describedby')).toContain(count.id);
    await expectAccessible();
  });
});
