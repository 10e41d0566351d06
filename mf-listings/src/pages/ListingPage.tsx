import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { openLogin, usePageTitle } from 'shell/host';
import { DetailsTabs } from '../details/DetailsTabs';
import { LargePass } from '../details/LargePass';
import { NoListing } from '../details/ListingUnavailable';
import { PageActions } from './PageActions';
import { StatusNotice } from '../details/StatusNotice';
import type { DetailsTab } from '../details/useDetails';
import { WaitingDetails } from '../details/DetailsSkeleton';
import { useListingQuery } from '../listing-cache';
import { sides } from '../listing/sides';
import { tripDates } from '../listing/tripDates';
import styles from './ListingPage.module.css';

export function ListingPage() {
  const { id } = useParams();
  const navigate = useNavigate();
  const [tab, setTab] = useState<DetailsTab>('contact');
  const { currentData: listing, error, isFetching, refetch } = useListingQuery(Number(id));

  usePageTitle(listing && `${listing.departureAirport} to ${listing.arrivalAirport}, ${tripDates(listing)}`);

  if (!listing) {
    return (
      <div className={styles.page}>
        {error && !isFetching ? (
          <NoListing level={1} error={error} onTryAgain={refetch} />
        ) : (
          <WaitingDetails />
        )}
      </div>
    );
  }
  return (
    <div className={styles.page}>
      <div className={styles.pass}>
        <StatusNotice listing={listing} />
        <LargePass listing={listing} />
        <PageActions listing={listing} onBlocked={() => void navigate('/search')} />
      </div>
      <section className={styles.person} aria-labelledby="reach">
        <h2 id="reach">{sides[listing.type].details}</h2>
        <DetailsTabs listing={listing} tab={tab} onTab={setTab} isAsked={false} onLogIn={() => openLogin()} />
      </section>
    </div>
  );
}
