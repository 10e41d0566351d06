import type { ListingType } from 'backend/contract/listings';
import { Link } from 'react-router-dom';
import { useMe } from 'shell/host';
import { BookmarkIcon, Button, EmptyState, Notice, PassDrawing, SkeletonRegion, withParts } from 'shared-ui';
import { MyAlerts } from '../alerts/MyAlerts';
import { useMyListingsQuery } from '../api/my-listings';
import { MyListings } from '../my-listings/MyListings';
import { words } from '../words';
import styles from '../my-listings/MyListings.module.css';
import { PassSkeleton } from '../pass/PassSkeleton';

const shortForms = {
  helper: '/offer/create',
  seeking_help: '/find/create',
} as const satisfies Record<ListingType, string>;

const shortFormLink = (type: ListingType) => (text: string) => <Link to={shortForms[type]}>{text}</Link>;

export function ProfileListings({ type }: { type: ListingType }) {
  const { me } = useMe();
  const { data: listings, isError, isFetching, refetch } = useMyListingsQuery(type, { skip: !me });
  const { failed, loading, empty, create, unverified, shortForm } = words.profileListings[type];
  const createLink = <Link to={`/create-listing?type=${type}`}>{create}</Link>;
  const verifyLink = <Link to="/verification">{words.verifyPhone}</Link>;
  const otherWay = withParts(shortForm, { link: shortFormLink(type) });

  if (!me) return null;
  if (isError && !listings) {
    return (
      <Notice
        tone="error"
        action={
          <Button busy={isFetching} onClick={refetch}>
            {words.tryAgain}
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
  const favourites = (
    <Button asChild variant="quiet" size="small" className={styles.favourites}>
      <Link to="/favourites">
        <BookmarkIcon aria-hidden="true" /> {words.favourites}
      </Link>
    </Button>
  );
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
        {favourites}
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
      {favourites}
    </div>
  );
}
