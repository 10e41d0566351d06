import { useRef } from 'react';
import { toast } from 'shell/host';
import { Button, Skeleton, SkeletonRegion } from 'shared-ui';
import { useEndOtherSessionsMutation, useSessionsQuery } from '../api';
import { LoadFailed } from '../layout/LoadFailed';
import { Section } from '../layout/Section';
import rows from './rows.module.css';
import { SessionRow } from './SessionRow';

export function Sessions() {
  const { data, isError, refetch, fulfilledTimeStamp = 0 } = useSessionsQuery();
  const [endOthers, { isLoading }] = useEndOtherSessionsMutation();
  const heading = useRef<HTMLHeadingElement>(null);

  const endAll = async () => {
    const { error } = await endOthers();
    if (error) return toast({ title: 'The sessions could not be ended', variant: 'destructive' });
    heading.current?.focus();
    toast({ title: 'Sessions ended', description: 'Every other device has been logged out.' });
  };

  return (
    <Section
      title="Sessions"
      anchor="sessions"
      description="Where you are logged in right now."
      headingRef={heading}
    >
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
          End all other sessions
        </Button>
      )}
      {isError && <LoadFailed what="your sessions" onTryAgain={refetch} />}
      {!data && !isError && (
        <SkeletonRegion label="Loading your sessions">
          <Skeleton shape="block" className={rows.waiting} />
        </SkeletonRegion>
      )}
    </Section>
  );
}
