import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { BackIcon } from 'shared-ui';
import styles from './TripPageHead.module.css';

interface TripPageHeadProps {
  back: { to: string; label: string };
  title: string;
  /** Shown below the title. */
  children: ReactNode;
  className?: string;
}

export function TripPageHead({ back, title, children, className = '' }: TripPageHeadProps) {
  return (
    <header className={`${styles.header} ${className}`} data-wide>
      <Link to={back.to} className={styles.back}>
        <BackIcon aria-hidden="true" /> {back.label}
      </Link>
      <h1>{title}</h1>
      <p className={styles.lead}>{children}</p>
    </header>
  );
}
