import { useState } from 'react';
import { Button, Skeleton, SkeletonRegion } from 'shared-ui';
import { LoadFailed } from '../../layout/LoadFailed';
import { words } from '../../words';
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
        <p className={styles.summary}>{words.logHint}</p>
        <Button asChild>
          <a href="/api/desk/log.csv" download>
            {words.downloadCsv}
          </a>
        </Button>
      </div>
      {isError && <LoadFailed text={words.logNotLoaded} onTryAgain={refetch} />}
      {!data && !isError && (
        <SkeletonRegion label={words.loadingLog}>
          <Skeleton shape="block" className={styles.waiting} />
        </SkeletonRegion>
      )}
      {data && <Entries entries={data} links />}
      <div className={styles.spread}>
        {before && <Button onClick={() => setBefore(undefined)}>{words.newest}</Button>}
        {data?.length === 100 && <Button onClick={() => setBefore(oldest)}>{words.older}</Button>}
      </div>
    </>
  );
}
