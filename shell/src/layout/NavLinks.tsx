import { NavLink } from 'react-router-dom';
import { Slot, useMe } from 'shell/host';
import { forEveryone, forMembers } from './navigation';

interface NavLinksProps {
  className: string | undefined;
  onChoose?: () => void;
}

export function NavLinks({ className, onChoose }: NavLinksProps) {
  const { me } = useMe();
  return (
    <ul className={className}>
      {[...forEveryone, ...(me ? forMembers : [])].map(({ to, label }) => (
        <li key={to}>
          <NavLink to={to} end={to === '/'} onClick={onChoose}>
            {label}
            {to === '/messages' && <Slot name="header.badge" props={{}} />}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
