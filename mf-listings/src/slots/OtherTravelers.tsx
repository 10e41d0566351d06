import type { Alert } from 'backend/contract/listings/alerts';
import { attachableRequests } from 'shell/forms';
import type { SlotProps } from 'shell/host';
import { useAlertsQuery } from '../api/alerts';
import { useRequestsToAttachQuery } from '../api/asking';
import { DetailsDialog } from '../details/DetailsDialog';
import { ListingsGrid } from '../results/ListingsGrid';
import { words } from '../words';

type Trip = Omit<SlotProps<'trip.others'>, 'without' | 'stops'>;

/** Who else could fly along, after a trip was cancelled. */
export function OtherTravelers({ without, stops: via, listing, ...filter }: SlotProps<'trip.others'>) {
  const { data: alerts, isError } = useAlertsQuery();
  const isTold = alerts?.some((alert) => follows(alert, { listing, ...filter })) ?? false;
  const offersAlert = isError || (alerts !== undefined && !isTold);
  const hasRequest = useHasRequest(filter);
  return (
    <>
      <ListingsGrid
        filter={{ ...filter, via }}
        limit={3}
        without={without}
        offersAlert={offersAlert}
        hasRequest={hasRequest}
      />
      {isTold && <p>{words.weWriteWhenFound}</p>}
      <DetailsDialog />
    </>
  );
}

/** Of the family that searches for a helper again. */
function useHasRequest({ type, from, to, date }: Trip): boolean {
  const { data: requests = [] } = useRequestsToAttachQuery(undefined, { skip: type !== 'helper' });
  const trip = { departureAirport: from, arrivalAirport: to, date, endDate: null };
  return attachableRequests(requests, trip).length > 0;
}

/** Whether the alert is about this trip, or about the listing of which this is a part. */
function follows(alert: Alert, { listing, type, from, to, date }: Trip): boolean {
  if (alert.status !== 'on' || alert.type !== type) return false;
  if (alert.ownListing && alert.ownListing === listing) return true;
  const isOnDay = alert.firstDay <= date && date <= alert.lastDay;
  return isOnDay && !alert.flight && alert.from === from && alert.to === to;
}
