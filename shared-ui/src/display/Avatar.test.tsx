import { describe, expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { expectAccessible } from '../testing/accessibility';
import { Avatar, initials } from './Avatar';

describe('an avatar', () => {
  it.each([
    ['Meera', 'M'],
    ['Tomasz Wrona', 'TW'],
    ['Anna de Vries', 'AV'],
    ['meera_k', 'MK'],
    ['łucja', 'Ł'],
    ['jose.r.1957', 'JR'],
    ['1957', '1'],
    ['', ''],
  ])('stands for %j with %j', (name, letters) => {
    expect(initials(name)).toBe(letters);
  });

  it('shows initials until the picture has loaded', () => {
    render(<Avatar name="Meera" src="/meera.jpg" />);
    expect(screen.getByText('M')).toBeTruthy();
    expect(screen.getByText('M').parentElement?.dataset.state).toBe('loading');
  });

  const picture = () => document.querySelector('img');

  it('shows the picture once it is loaded, and initials again while the next one loads', () => {
    const { rerender } = render(<Avatar name="Meera" src="/meera.jpg" />);
    fireEvent.load(picture()!);
    expect(screen.queryByText('M')).toBeNull();
    rerender(<Avatar name="Meera" src="/another.jpg" />);
    expect(screen.getByText('M').parentElement?.dataset.state).toBe('loading');
  });

  it('shows no picture of another host', () => {
    render(<Avatar name="Meera" src="https://example.com/meera.jpg" />);
    screen.getByText('M');
    expect(picture()).toBeNull();
  });

  it('keeps the initials when the picture cannot be loaded', () => {
    render(<Avatar name="Meera" src="/meera.jpg" />);
    fireEvent.error(picture()!);
    expect(screen.getByText('M').parentElement?.dataset.state).toBe('error');
    expect(picture()).toBeNull();
  });

  it('shows initials when there is no picture', () => {
    render(<Avatar name="Meera" />);
    expect(screen.getByText('M').parentElement?.dataset.state).toBe('idle');
  });

  it('is hidden from screen readers next to a name, and named when it is alone', async () => {
    render(
      <>
        <Avatar name="Meera" /> Meera
        <Avatar name="Tomasz" alt="Picture of Tomasz" />
      </>,
    );
    expect(screen.getAllByRole('img').map((image) => image.getAttribute('aria-label'))).toEqual([
      'Picture of Tomasz',
    ]);
    await expectAccessible();
  });
});
