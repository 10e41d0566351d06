import type { Alert } from 'backend/contract/listings/alerts';
import type { MyListing } from 'backend/contract/listings';
import { attachableRequests } from 'shell/forms';
import type { SlotProps } from 'shell/host';
import { useAlertsQuery } from '../api/alerts';
import { useOwnListingsQuery } from '../api/asking';
import { DetailsDialog } from '../details/DetailsDialog';
import { ListingsGrid } from '../results/ListingsGrid';
import { words } from '../words';

type Trip = Omit<SlotProps<'trip.others'>, 'without' | 'stops'>;

/** Who else could fly along, after a trip was cancelled. */
export function OtherTravelers({ without, stops: via, listing, ...filter }: SlotProps<'trip.others'>) {
  const { data: alerts, isError } = useAlertsQuery();
  const isTold = alerts?.some((alert) => follows(alert, { listing, ...filter })) ?? false;
  const offersAlert = isError || (alerts !== undefined && !isTold);
  const hasOwn = useHasOwn(filter);
  return (
    <>
      <ListingsGrid
        filter={{ ...filter, via }}
        limit={3}
        without={without}
        offersAlert={offersAlert}
        hasOwn={hasOwn}
      />
      {isTold && <p>{words.weWriteWhenFound}</p>}
      <DetailsDialog />
    </>
  );
}

/** Of the family that searches for a helper again, or of the helper who searches for a traveler. */
function useHasOwn({ type, from, to, date }: Trip): boolean {
  const isHelper = type === 'seeking_help';
  const { data: own = [] } = useOwnListingsQuery(isHelper ? 'helper' : 'seeking_help');
  if (isHelper) return own.some((offer) => offer.status === 'active' && leads(offer, { from, to, date }));
  const trip = { departureAirport: from, arrivalAirport: to, date, endDate: null };
  return attachableRequests(own, trip).length > 0;
}

/** Whether these flights, or some of them in a row, are the way of the trip on its day. */
function leads(offer: MyListing, { from, to, date }: Pick<Trip, 'from' | 'to' | 'date'>): boolean {
  const { departureAirport, arrivalAirport, date: firstDay, endDate } = offer;
  const direct = { from: departureAirport, to: arrivalAirport, date: firstDay };
  const flights = offer.legs?.length ? offer.legs : [direct];
  const begin = flights.findIndex((flight) => flight.from === from);
  const first = flights[begin];
  if (!first || flights.findLastIndex((flight) => flight.to === to) < begin) return false;
  return first.date <= date && date <= (endDate ?? first.date);
}

/** Whether the alert is about this trip, or about the listing of which this is a part. */
function follows(alert: Alert, { listing, type, from, to, date }: Trip): boolean {
  if (alert.status !== 'on' || alert.type !== type) return false;
  if (alert.ownListing && alert.ownListing === listing) return true;
  const isOnDay = alert.firstDay <= date && date <= alert.lastDay;
  return isOnDay && !alert.flight && alert.from === from && alert.to === to;
}
