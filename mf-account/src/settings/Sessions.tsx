import { useRef } from 'react';
import { toast } from 'shell/host';
import { Button, Skeleton, SkeletonRegion } from 'shared-ui';
import { useEndOtherSessionsMutation, useSessionsQuery } from '../api';
import { LoadFailed } from '../layout/LoadFailed';
import { Section } from '../layout/Section';
import { words } from '../words';
import rows from './rows.module.css';
import { SessionRow } from './SessionRow';

export function Sessions() {
  const { data, isError, refetch, fulfilledTimeStamp = 0 } = useSessionsQuery();
  const [endOthers, { isLoading }] = useEndOtherSessionsMutation();
  const heading = useRef<HTMLHeadingElement>(null);

  const endAll = async () => {
    const { error } = await endOthers();
    if (error) return toast({ title: words.sessionsNotEnded, variant: 'destructive' });
    heading.current?.focus();
    toast({ title: words.sessionsEnded, description: words.sessionsEndedHint });
  };

  return (
    <Section title={words.sessions} anchor="sessions" description={words.sessionsHint} headingRef={heading}>
      {data && (
        <ul className={rows.list}>
          {data.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              now={fulfilledTimeStamp}
              onEnded={() => heading.current?.focus()}
            />
          ))}
        </ul>
      )}
      {data && data.length > 1 && (
        <Button className={rows.action} busy={isLoading} onClick={endAll}>
          {words.endOtherSessions}
        </Button>
      )}
      {isError && <LoadFailed text={words.sessionsNotLoaded} onTryAgain={refetch} />}
      {!data && !isError && (
        <SkeletonRegion label={words.loadingSessions}>
          <Skeleton shape="block" className={rows.waiting} />
        </SkeletonRegion>
      )}
    </Section>
  );
}
