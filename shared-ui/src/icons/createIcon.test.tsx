import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { CheckIcon } from './signs';
import { PlaneIcon } from './travel';

describe('createIcon', () => {
  it('an icon draws its shapes in the colour of the text, and is decoration', () => {
    const { container } = render(<CheckIcon className="large" />);
    expect(container.innerHTML).toMatch(
      /^<svg .*stroke="currentColor".* aria-hidden="true" class="large"><path d="M20 6 9 17l-5-5"><\/path><\/svg>$/,
    );
  });

  it('an icon has a name where it is told one', () => {
    render(<PlaneIcon role="img" aria-hidden={false} aria-label="By air" />);
    expect(screen.getByRole('img', { name: 'By air' })).toBeTruthy();
  });
});
