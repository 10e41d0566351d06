import { useState } from 'react';
import { Button, Skeleton, SkeletonRegion } from 'shared-ui';
import { LoadFailed } from '../../layout/LoadFailed';
import { useAuditLogQuery } from '../api';
import styles from '../Desk.module.css';
import { Entries } from './Entries';

export function Log() {
  const [before, setBefore] = useState<number>();
  const { data, isError, refetch } = useAuditLogQuery(before);
  const oldest = data?.at(-1)?.id;
  return (
    <>
      <div className={styles.spread}>
        <p className={styles.summary}>
          Everything that is done or opened here, except what is about you. It cannot be changed.
        </p>
        <Button asChild>
          <a href="/api/desk/log.csv" download>
            Download as CSV
          </a>
        </Button>
      </div>
      {isError && <LoadFailed what="the log" onTryAgain={refetch} />}
      {!data && !isError && (
        <SkeletonRegion label="Loading the log">
          <Skeleton shape="block" className={styles.waiting} />
        </SkeletonRegion>
      )}
      {data && <Entries entries={data} links />}
      <div className={styles.spread}>
        {before && <Button onClick={() => setBefore(undefined)}>Newest</Button>}
        {data?.length === 100 && <Button onClick={() => setBefore(oldest)}>Older</Button>}
      </div>
    </>
  );
}
