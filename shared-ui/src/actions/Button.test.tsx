import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '../testing/accessibility';
import { Button } from './Button';

describe('a button', () => {
  it('is pressed by mouse and by keyboard', async () => {
    const press = jest.fn();
    render(<Button onClick={press}>Search</Button>);
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    await userEvent.keyboard('{Enter} ');
    expect(press).toHaveBeenCalledTimes(3);
    await expectAccessible();
  });

  it('shows that it is busy, keeps the focus and submits the form only once', async () => {
    const submit = jest.fn((event: Event) => event.preventDefault());
    const form = (busy: boolean) => (
      <form onSubmit={({ nativeEvent }) => submit(nativeEvent)}>
        <input aria-label="Name" />
        <Button type="submit" variant="primary" busy={busy}>
          {busy ? 'Creating...' : 'Create Listing'}
        </Button>
      </form>
    );
    const { rerender } = render(form(false));
    await userEvent.click(screen.getByRole('button', { name: 'Create Listing' }));
    rerender(form(true));
    const button = screen.getByRole('button', { name: 'Creating...', busy: true });
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(button);
    await userEvent.type(screen.getByRole('textbox'), 'Meera{Enter}');
    expect(submit).toHaveBeenCalledTimes(1);
    await expectAccessible();
  });

  it('gives its look to a link', () => {
    render(
      <Button asChild variant="primary">
        <a href="/search">View All</a>
      </Button>,
    );
    const link = screen.getByRole('link', { name: 'View All' });
    expect(link.className).toContain('primary');
    expect(screen.queryByRole('button')).toBeNull();
  });
});
