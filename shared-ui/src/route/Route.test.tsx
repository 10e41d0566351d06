import { afterEach, describe, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { BackIcon, ChevronRightIcon } from '../icons/arrows';
import { PlaneIcon } from '../icons/travel';
import { Route } from './Route';

afterEach(() => {
  document.documentElement.dir = '';
});

const hyderabad = { code: 'HYD', city: 'حیدرآباد', lat: 17.24, lon: 78.43 };
const chicago = { code: 'ORD', city: 'شیکاگو', lat: 41.98, lon: -87.9 };

describe('a route', () => {
  it('reads from where it begins to where it ends, with each city in its own direction', () => {
    document.documentElement.dir = 'rtl';
    const { container } = render(<Route trip={{ departure: hyderabad, arrival: chicago }} />);
    expect(container.textContent).toBe('HYD حیدرآباد to ORD شیکاگو');
    const cities = Array.from(container.querySelectorAll('bdi'), ({ textContent }) => textContent);
    expect(cities).toEqual(['حیدرآباد', 'شیکاگو']);
    // The arc runs from left to right, and so does what is around it.
    expect(container.querySelector('[data-arrow]')).toBeNull();
  });

  it('mirrors only what points along the line', () => {
    const { container } = render(
      <>
        <BackIcon />
        <ChevronRightIcon />
        <PlaneIcon />
      </>,
    );
    const mirrored = Array.from(container.querySelectorAll('svg'), (icon) => icon.hasAttribute('data-arrow'));
    expect(mirrored).toEqual([true, true, false]);
  });
});
