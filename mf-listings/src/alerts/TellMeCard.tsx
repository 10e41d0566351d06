import { type ReactNode, useId, useState } from 'react';
import { useMe } from 'shell/host';
import { BellIcon, Button, Card, LazyPart, Skeleton, SkeletonRegion } from 'shared-ui';
import { MemberAlert } from './MemberAlert';
import { words } from '../words';
import styles from './TellMe.module.css';
import type { Watched } from './watchedTrip';

const loadGuestAlert = () => import('./GuestAlert');

interface TellMeCardProps {
  title: string;
  level: 2 | 3;
  lead: string;
  watched: Watched;
  isMain?: boolean;
  /** The visitor has asked for it already. */
  isAsked?: boolean;
  onDone?: (isDone: boolean) => void;
  /** What can be chosen. */
  children?: ReactNode;
}

/** Members get an alert by one tap, guests leave an address. */
export function TellMeCard({ title, level, lead, watched, isMain = false, ...rest }: TellMeCardProps) {
  const { isAsked = false, onDone = () => undefined, children } = rest;
  const Heading = `h${level}` as const;
  const { me } = useMe();
  // The form loads what a first visit of the search does without.
  const [isOpen, setIsOpen] = useState(isAsked);
  const heading = useId();
  return (
    <Card role="region" aria-labelledby={heading} className={styles.card} data-main={isMain || undefined}>
      <BellIcon className={styles.bell} aria-hidden="true" />
      <div className={styles.words}>
        <Heading id={heading} className={styles.title}>
          {title}
        </Heading>
        <p className={styles.lead}>{lead}</p>
        {children}
        {me ? (
          <MemberAlert watched={watched} isMain={isMain} onDone={onDone} />
        ) : !isOpen ? (
          <Button
            variant={isMain ? 'primary' : 'secondary'}
            className={styles.begin}
            onClick={() => setIsOpen(true)}
          >
            {words.tellMeByMail}
          </Button>
        ) : (
          <LazyPart load={loadGuestAlert} skeleton={<GuestAlertSkeleton />}>
            {({ GuestAlert }) => <GuestAlert watched={watched} isMain={isMain} onDone={onDone} />}
          </LazyPart>
        )}
      </div>
    </Card>
  );
}

const GuestAlertSkeleton = () => (
  <SkeletonRegion label={words.loadingForm}>
    <div className={styles.skeleton}>
      <Skeleton />
      <Skeleton />
    </div>
  </SkeletonRegion>
);
