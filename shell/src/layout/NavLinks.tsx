import { NavLink } from 'react-router-dom';
import { isServed, Slot, useMe } from 'shell/host';
import { forEveryone, forMembers, forStaff } from './navigation';

interface NavLinksProps {
  className: string | undefined;
  onChoose?: () => void;
}

export function NavLinks({ className, onChoose }: NavLinksProps) {
  const { me } = useMe();
  const entries = [...forEveryone, ...(me ? forMembers : []), ...(me?.isStaff ? forStaff : [])];
  return (
    <ul className={className}>
      {entries
        .filter(({ to, onlyIfServed }) => !onlyIfServed || isServed(to))
        .map(({ to, label }) => (
          <li key={to}>
            <NavLink to={to} end={to === '/'} onClick={onChoose}>
              {label}
              {to === '/trips' && <Slot name="header.trips" props={{}} />}
              {to === '/messages' && <Slot name="header.badge" props={{}} />}
            </NavLink>
          </li>
        ))}
    </ul>
  );
}
