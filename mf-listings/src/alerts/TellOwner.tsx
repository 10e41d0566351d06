import type { Listing } from 'backend/contract/listings';
import { missingParts } from 'backend/rules/listings';
import { listText } from 'shell/host';
import { useAlertsQuery } from '../api/alerts';
import { factsOf } from '../listing/factsOf';
import { TellMeCard } from './TellMeCard';
import { daysText, endsText, watchedBy } from './watchedTrip';
import { words } from '../words';

/** For a request that has company on a part of its way, unless its owner has an alert already. */
export function TellOwner({ listing, level }: { listing: Listing; level: 2 | 3 }) {
  const { data: alerts } = useAlertsQuery();
  const watched = watchedBy(listing);
  if (!alerts || !watched) return null;
  const isTold = alerts.some(({ ownListing, status }) => ownListing === listing.id && status === 'on');
  if (isTold) return <p>{words.weWriteWhenFound}</p>;
  const missing = missingParts(listing).map(({ from, to }) => endsText({ from: from.code, to: to.code }));
  return (
    <TellMeCard
      title={words.tellMeTitle}
      level={level}
      lead={words.byMail(factsOf(listText(missing), daysText(watched)))}
      watched={watched}
    />
  );
}
