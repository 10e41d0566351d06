import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '../testing/accessibility';
import { Styleguide } from './Styleguide';

describe('the styleguide', () => {
  it('shows every chapter, without accessibility violations', async () => {
    render(<Styleguide />);
    const chapters = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(chapters).toEqual(
      expect.arrayContaining(['Foundations', 'Actions', 'Forms', 'Display', 'Overlays']),
    );
    await expectAccessible();
  }, 20_000);

  it('can change its theme', async () => {
    render(<Styleguide />);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Theme' }), 'Dark');
    expect(document.querySelector('[data-theme="dark"]')).toBeTruthy();
  });
});
