import type { ListingType } from 'backend/contract/listings';
import { Link } from 'react-router-dom';
import { useMe } from 'shell/host';
import { Button, EmptyState, Notice, PassDrawing, SkeletonRegion } from 'shared-ui';
import { MyAlerts } from '../alerts/MyAlerts';
import { useMyListingsQuery } from '../api/my-listings';
import { MyListings } from '../my-listings/MyListings';
import styles from '../my-listings/MyListings.module.css';
import { PassSkeleton } from '../pass/PassSkeleton';

const texts = {
  helper: {
    failed: 'Failed to fetch helper listings',
    loading: 'Loading your listings',
    empty: 'You are not offering help yet',
    create: 'Offer Help',
    unverified: 'You need to verify your phone number to create listings',
    shortForm: '/offer/create',
  },
  seeking_help: {
    failed: 'Failed to fetch help requests',
    loading: 'Loading your requests',
    empty: 'You are not asking for help yet',
    create: 'Request Help',
    unverified: 'You need to verify your phone number to create requests',
    shortForm: '/find/create',
  },
} as const satisfies Record<ListingType, object>;

export function ProfileListings({ type }: { type: ListingType }) {
  const { me } = useMe();
  const { data: listings, isError, isFetching, refetch } = useMyListingsQuery(type, { skip: !me });
  const { failed, loading, empty, create, unverified, shortForm } = texts[type];
  const createLink = <Link to={`/create-listing?type=${type}`}>{create}</Link>;
  const verifyLink = <Link to="/verification">Verify Phone Number</Link>;
  const otherWay = (
    <>
      The short form works without it: <Link to={shortForm}>{create}</Link>
    </>
  );

  if (!me) return null;
  if (isError && !listings) {
    return (
      <Notice
        tone="error"
        action={
          <Button busy={isFetching} onClick={refetch}>
            Try again
          </Button>
        }
      >
        {failed}
      </Notice>
    );
  }
  if (!listings) {
    return (
      <SkeletonRegion label={loading} className={styles.passes}>
        <PassSkeleton />
        <PassSkeleton />
      </SkeletonRegion>
    );
  }
  const alerts = <MyAlerts type={type === 'helper' ? 'seeking_help' : 'helper'} />;
  if (!listings.length) {
    return (
      <>
        <EmptyState
          drawing={<PassDrawing />}
          title={me.verified ? empty : unverified}
          action={
            <Button asChild variant="primary">
              {me.verified ? createLink : verifyLink}
            </Button>
          }
        >
          {!me.verified && otherWay}
        </EmptyState>
        {alerts}
      </>
    );
  }
  return (
    <div className={styles.tab}>
      {me.verified && (
        <Button asChild variant="primary" className={styles.create}>
          {createLink}
        </Button>
      )}
      <MyListings listings={listings} />
      {!me.verified && (
        <Notice title={unverified} action={verifyLink}>
          {otherWay}
        </Notice>
      )}
      {alerts}
    </div>
  );
}
