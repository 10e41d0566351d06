import { useEffect, useEffectEvent } from 'react';
import type { Listing } from 'backend/contract/listings';
import { Link, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { openLogin, toast, useMe, usePageTitle } from 'shell/host';
import { Button, CalendarPlusIcon, LazyPart, Notice, PanelSkeleton, PrinterIcon } from 'shared-ui';
import { TellWhenConfirmed } from '../alerts/TellWhenConfirmed';
import { useListingQuery } from '../api/listings';
import { ContactInfo } from '../contact/ContactInfo';
import { DetailsSkeleton } from '../details/DetailsSkeleton';
import { DetailsTabs, type DetailsTab } from '../details/DetailsTabs';
import { LargePass } from '../details/LargePass';
import { isGone, ListingUnavailable } from '../details/ListingUnavailable';
import { SafetyButtons } from '../details/SafetyButtons';
import { ShareButton } from '../details/ShareButton';
import { StatusNotice } from '../details/StatusNotice';
import { TipInvitation } from '../details/TipInvitation';
import { useRefusedAsk } from '../requests/useRefusedAsk';
import { KeepButton } from '../favourites/KeepButton';
import { sides } from '../listing/sides';
import { tripLine } from '../listing/trip';
import { words } from '../words';
import styles from './ListingPage.module.css';

const loadOwnTrip = () => import('../fitting/OwnTrip');

export function ListingPage() {
  const { id } = useParams();
  const [search, setSearch] = useSearchParams();
  const tab: DetailsTab = search.get('tab') === 'review' ? 'review' : 'contact';
  const { currentData, error, isFetching, refetch } = useListingQuery(Number(id));
  const { refused, onRefused } = useRefusedAsk(Number(id));
  const listing = isGone(error) ? undefined : currentData;

  usePageTitle(listing && tripLine(listing));

  if (!listing) {
    return (
      <div className={styles.page}>
        {error && !isFetching ? (
          <ListingUnavailable level={1} error={error} refused={refused} onTryAgain={refetch} />
        ) : (
          <DetailsSkeleton />
        )}
      </div>
    );
  }
  const logIn = () => openLogin();
  return (
    <div className={styles.page}>
      <div className={styles.pass}>
        <ConfirmedNotice listing={listing} />
        <StatusNotice listing={listing} />
        <LargePass listing={listing} />
        <PassActions listing={listing} />
      </div>
      <ActionBar listing={listing} />
      <section className={styles.person} aria-labelledby="reach">
        <h2 id="reach">{sides[listing.type].details}</h2>
        <DetailsTabs
          listing={listing}
          tab={tab}
          onTab={(next) => setSearch(next === 'review' ? { tab: next } : {}, { replace: true })}
          onLogIn={logIn}
          contact={
            <>
              <ContactInfo listing={listing} isRequested={false} onLogIn={logIn} onRefused={onRefused} />
              <TellWhenConfirmed listing={listing} />
              <TipInvitation listing={listing} />
            </>
          }
        />
      </section>
      <PeopleForOwner listing={listing} />
    </div>
  );
}

/** At the bottom of a phone's screen, until the part that it leads to comes into sight. */
function ActionBar({ listing: { type, status, userId } }: { listing: Listing }) {
  const { me } = useMe();
  if (status !== 'active' || (me && userId === me.id)) return null;
  return (
    <div ref={reserveHeight} className={styles.bar}>
      <Button asChild variant="primary" wide>
        <a href="#reach">{sides[type].button}</a>
      </Button>
    </div>
  );
}

/** For the padding below what has the keyboard's focus. The bar grows with the size of its text. */
function reserveHeight(bar: HTMLElement | null) {
  // Tests of components have none, and the style sheet has a usual height.
  if (!bar || !('ResizeObserver' in window)) return undefined;
  const { style } = document.documentElement;
  const height = new ResizeObserver(() => style.setProperty('--action-bar', `${bar.offsetHeight}px`));
  height.observe(bar, { box: 'border-box' });
  return () => {
    height.disconnect();
    style.removeProperty('--action-bar');
  };
}

/** The owner sees who fits. Only owners load the code of it. */
function PeopleForOwner({ listing }: { listing: Listing }) {
  const { me } = useMe();
  if (!me || listing.userId !== me.id || listing.status !== 'active') return null;
  return (
    <div className={styles.fitting}>
      <LazyPart load={loadOwnTrip} skeleton={<PanelSkeleton label={words.lookingForPeople} />}>
        {({ OwnTrip }) => <OwnTrip listing={listing} />}
      </LazyPart>
    </div>
  );
}

/** For the owner who has just come from the link in the listing's mail. */
function ConfirmedNotice({ listing: { userId, type } }: { listing: Listing }) {
  const { me } = useMe();
  const state = useLocation().state as { isConfirmedByMail?: boolean } | null;
  const isConfirmed = Boolean(state?.isConfirmedByMail) && userId !== null && userId === me?.id;
  const announce = useEffectEvent(() =>
    toast({ title: words.listingConfirmed, description: words.travelersCanAsk }),
  );
  useEffect(() => {
    if (isConfirmed) announce();
  }, [isConfirmed]);

  if (!isConfirmed) return null;
  const tab = type === 'helper' ? 'helper' : 'seeker';
  return (
    <Notice
      tone="good"
      title={words.confirmedAndPublic}
      action={<Link to={`/profile?tab=${tab}`}>{words.seeInProfile}</Link>}
    >
      {words.confirmedAndPublicHint}
    </Notice>
  );
}

function PassActions({ listing }: { listing: Listing }) {
  const navigate = useNavigate();
  return (
    <div className={styles.actions}>
      <KeepButton kind="listing" id={listing.id} ownerId={listing.userId} />
      <ShareButton listing={listing} />
      <Button asChild variant="quiet" size="small">
        <a href={`/api/listings/id/${listing.id}/calendar`} download>
          <CalendarPlusIcon aria-hidden="true" /> {words.addToCalendar}
        </a>
      </Button>
      <Button variant="quiet" size="small" onClick={() => window.print()}>
        <PrinterIcon aria-hidden="true" /> {words.print}
      </Button>
      <SafetyButtons listing={listing} onBlocked={() => void navigate('/search')} />
    </div>
  );
}
