import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { expectAccessible } from '../testing/accessibility';
import { Badge } from './Badge';
import { Card } from './Card';
import { Logo } from './Logo';
import { Pass, PassStub } from './Pass';
import { Spinner } from './Spinner';
import { VisuallyHidden } from './VisuallyHidden';

describe('a display component', () => {
  it('shows a badge by word and icon, not by colour alone', () => {
    render(<Badge tone="helper">Amigo</Badge>);
    expect(screen.getByText('Amigo').querySelector('svg[aria-hidden]')).toBeTruthy();
  });

  it('passes native properties through', () => {
    render(
      <Card tone="helper" id="offer">
        Offer help
      </Card>,
    );
    expect(screen.getByText('Offer help').id).toBe('offer');
    expect(screen.getByText('Offer help').dataset.tone).toBe('helper');
  });

  it('shows a boarding pass with a stub below its perforation', async () => {
    render(
      <Pass wash="seeker" on="card" aria-label="JFK to DEL">
        <h2>JFK to DEL</h2>
        <PassStub id="stub">Wheelchair</PassStub>
      </Pass>,
    );
    const pass = screen.getByRole('article', { name: 'JFK to DEL' });
    expect([pass.dataset.wash, pass.dataset.on]).toEqual(['seeker', 'card']);
    expect(pass.lastElementChild?.id).toBe('stub');
    await expectAccessible();
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
});
