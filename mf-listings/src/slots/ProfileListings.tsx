import type { ListingType } from 'backend/contract/listings';
import { useMe } from 'shell/host';
import { Button, Notice, SkeletonRegion } from 'shared-ui';
import { useMyListingsQuery } from '../api';
import { NoListings } from '../my-listings/NoListings';
import { OwnDialogs } from '../my-listings/OwnDialogs';
import { OwnListings } from '../my-listings/MyListings';
import styles from '../my-listings/MyListings.module.css';
import { ownWords } from '../my-listings/texts';
import { ToCreate } from '../my-listings/ToCreate';
import { useOwnAction } from '../my-listings/useOwnAction';
import { VerifyFirst } from '../my-listings/VerifyFirst';
import { PassSkeleton } from '../pass/PassSkeleton';

/** Fills one of the two listing tabs of a profile. */
export function ProfileListings({ type }: { type: ListingType }) {
  const { me } = useMe();
  const { data: listings, isError, isFetching, refetch } = useMyListingsQuery(type, { skip: !me });
  const own = useOwnAction();
  const words = ownWords[type];

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
        {words.failed}
      </Notice>
    );
  }
  if (!listings) {
    return (
      <SkeletonRegion label={words.waiting} className={styles.passes}>
        <PassSkeleton />
        <PassSkeleton />
      </SkeletonRegion>
    );
  }
  if (!listings.length) return <NoListings type={type} verified={me.verified} />;
  return (
    <div className={styles.tab}>
      {me.verified ? <ToCreate type={type} className={styles.create} /> : <VerifyFirst type={type} />}
      <OwnListings listings={listings} onAction={own.open} />
      <OwnDialogs
        listing={listings.find(({ id }) => id === own.id)}
        action={own.action}
        onClose={own.close}
      />
    </div>
  );
}
