import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { expectAccessible } from '../testing/accessibility';
import { Avatar, initials } from './Avatar';

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
  render(<Avatar name="Meera" src="https://example.com/meera.jpg" />);
  expect(screen.getByText('M')).toBeTruthy();
  expect(screen.getByText('M').parentElement?.dataset.state).toBe('loading');
});

it('shows initials when there is no picture', () => {
  render(<Avatar name="Meera" />);
  expect(screen.getByText('M').parentElement?.dataset.state).toBe('idle');
});

it('is silent beside a name and speaks when it stands alone', async () => {
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
