import { describe, expect, it, jest } from '@jest/globals';
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { Link, NavLink, useLocation, useNavigationType, type LinkProps } from 'react-router-dom';

function Address() {
  const { pathname, search, state } = useLocation();
  const address = `${pathname}${search} ${useNavigationType()} ${JSON.stringify(state)}`;
  return <output>{address}</output>;
}

function renderLink(props: LinkProps, at = '/search') {
  render(
    <MemoryRouter initialEntries={[at]}>
      <Link {...props}>Trips</Link>
      <Address />
    </MemoryRouter>,
  );
  return screen.getByRole('link', { name: 'Trips' });
}

/** True when the browser follows the link itself. */
function click(link: HTMLElement, options = {}) {
  const event = createEvent.click(link, { button: 0, ...options });
  // The test's browser has no other page.
  const isLeft = { value: false };
  const stop = (last: Event) => {
    isLeft.value = !last.defaultPrevented;
    last.preventDefault();
  };
  window.addEventListener('click', stop, { once: true });
  fireEvent(link, event);
  return isLeft.value;
}

const address = () => screen.getByRole('status').textContent;

describe('a link', () => {
  it('goes to another page without loading it', () => {
    const link = renderLink({ to: '/trips?when=past', state: { from: 'search' } });
    expect(link.getAttribute('href')).toBe('/trips?when=past');
    expect(click(link)).toBe(false);
    expect(address()).toBe('/trips?when=past PUSH {"from":"search"}');
  });

  it('adds nothing to the history on its own page', () => {
    expect(click(renderLink({ to: '/search' }))).toBe(false);
    expect(address()).toBe('/search REPLACE null');
  });

  it('opens another tab where the visitor asks for one', () => {
    expect(click(renderLink({ to: '/trips' }), { ctrlKey: true })).toBe(true);
    expect(address()).toBe('/search POP null');
  });

  it.each<LinkProps>([
    { to: '/trips', target: '_blank' },
    { to: '/trips', reloadDocument: true },
    { to: 'https://example.com/trips' },
    { to: '//example.com/trips' },
    { to: 'mailto:someone@example.com' },
  ])('leaves %j to the browser', (props) => {
    const link = renderLink(props);
    expect(link.getAttribute('href')).toBe(props.to);
    expect(click(link)).toBe(true);
    expect(address()).toBe('/search POP null');
  });

  it('stays when its own handler says so', () => {
    const onClick = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
    expect(click(renderLink({ to: '/trips', onClick }))).toBe(false);
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(address()).toBe('/search POP null');
  });
});

it.each([
  ['/trips', false, 'page'],
  ['/TRIPS/', false, 'page'],
  ['/trips/7', false, 'page'],
  ['/trips/7', true, null],
  ['/tripsitter', false, null],
  ['/', false, null],
])('at %s a link of the menu, end %s, is current: %s', (at, end, current) => {
  render(
    <MemoryRouter initialEntries={[at]}>
      <NavLink to="/trips" end={end}>
        Trips
      </NavLink>
    </MemoryRouter>,
  );
  expect(screen.getByRole('link').getAttribute('aria-current')).toBe(current);
});
