import { useRef, useState } from 'react';
import type { MyListing } from 'backend/contract/listings';
import type { ContactRequest } from 'backend/contract/trips/requests';
import { Button, Notice, Skeleton, SkeletonRegion } from 'shared-ui';
import { useContactRequestsQuery } from '../../api/contact-requests';
import { RequestRow } from './RequestRow';
import { words } from '../../words';
import styles from './Requests.module.css';

const maxWaiting = 3;

/** The people who asked for the contact of a listing. Those of past trips are shown on demand. */
export function Requests({ listing, level }: { listing: MyListing; level: 3 | 4 }) {
  const { id, contactRequests: count, status } = listing;
  const [isOpen, setIsOpen] = useState(status !== 'expired');
  const { data, isFetching, isError, refetch } = useContactRequestsQuery(id, { skip: !count || !isOpen });
  const heading = useRef<HTMLHeadingElement>(null);
  const Heading = `h${level}` as const;
  if (!count) return <p className={styles.nobody}>{words.nobodyAsked}</p>;
  return (
    <section className={styles.requests}>
      <Heading ref={heading} tabIndex={-1} className={styles.title}>
        {words.haveAsked(count)}
      </Heading>
      {!isOpen && (
        <Button size="small" className={styles.show} onClick={() => setIsOpen(true)}>
          {words.showWhoAsked}
        </Button>
      )}
      {isOpen && !data && !isError && (
        <SkeletonRegion label={words.loadingWhoAsked} className={styles.list}>
          {Array.from({ length: Math.min(count, maxWaiting) }, (_, index) => (
            <Skeleton key={index} shape="block" className={styles.waiting} />
          ))}
        </SkeletonRegion>
      )}
      {!data && isError && (
        <Notice
          tone="error"
          action={
            <Button busy={isFetching} onClick={refetch}>
              {words.tryAgain}
            </Button>
          }
        >
          {words.whoAskedFailed}
        </Notice>
      )}
      {data && <Rows listing={listing} requests={data} onAnswered={() => heading.current?.focus()} />}
    </section>
  );
}

interface RowsProps {
  listing: MyListing;
  requests: ContactRequest[];
  onAnswered: () => void;
}

function Rows({ listing, requests, onAnswered }: RowsProps) {
  const shown = requests.filter(({ status }) => status !== 'declined');
  const declined = requests.filter(({ status }) => status === 'declined');
  return (
    <>
      <List listing={listing} requests={shown} onAnswered={onAnswered} />
      {declined.length > 0 && (
        <details className={styles.declined}>
          <summary>{words.declinedCount(declined.length)}</summary>
          <List listing={listing} requests={declined} onAnswered={onAnswered} />
        </details>
      )}
    </>
  );
}

function List({ listing, requests, onAnswered }: RowsProps) {
  if (!requests.length) return null;
  return (
    <ul className={styles.list}>
      {requests.map((request) => (
        <RequestRow key={request.id} listing={listing} request={request} onAnswered={onAnswered} />
      ))}
    </ul>
  );
}
