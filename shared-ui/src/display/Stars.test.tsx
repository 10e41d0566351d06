import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { expectAccessible } from '../testing/accessibility';
import { Stars } from './Stars';

describe('the stars', () => {
  it('shows the rating with one decimal and the number of ratings', async () => {
    render(<Stars value={4.86} count={23} />);
    expect(screen.getByText('Rated 4.9 out of 5 from 23 ratings')).toBeTruthy();
    expect(screen.getByText('4.9')).toBeTruthy();
    expect(screen.getByText('(23)')).toBeTruthy();
    await expectAccessible();
  });

  it('shows five stars and announces the rating once', async () => {
    render(<Stars value={5} count={1} shape="five" />);
    expect(screen.getByText('Rated 5.0 out of 5 from 1 rating')).toBeTruthy();
    expect(screen.queryByText('5.0')).toBeNull();
    await expectAccessible();
  });
});
