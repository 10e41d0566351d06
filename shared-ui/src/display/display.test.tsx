import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { expectAccessible } from '../testing/accessibility';
import { Badge } from './Badge';
import { Card } from './Card';
import { Logo } from './Logo';
import { Spinner } from './Spinner';
import { VisuallyHidden } from './VisuallyHidden';

it('shows a badge by word and icon, not by colour alone', () => {
  render(<Badge tone="helper">Amigo</Badge>);
  expect(screen.getByText('Amigo').querySelector('svg[aria-hidden]')).toBeTruthy();
});

it('hands native properties on', () => {
  render(
    <Card tone="helper" id="offer">
      Offer help
    </Card>,
  );
  expect(screen.getByText('Offer help').id).toBe('offer');
  expect(screen.getByText('Offer help').dataset.tone).toBe('helper');
});

it('is accessible', async () => {
  render(
    <>
      <Logo name="Product" />
      <Badge tone="bad">Not Verified</Badge>
      <p>
        <Spinner />
        <VisuallyHidden>Loading</VisuallyHidden>
      </p>
    </>,
  );
  await expectAccessible();
});
