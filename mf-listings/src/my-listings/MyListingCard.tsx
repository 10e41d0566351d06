import { useRef } from 'react';
import type { Listing, MyListing } from 'backend/contract/listings';
import { Link } from 'react-router-dom';
import { toastWithUndo } from 'shell/forms';
import { sentenceOf, toast } from 'shell/host';
import { Badge, Button, useToday } from 'shared-ui';
import { useCloseListingMutation, useReopenListingMutation } from '../api/my-listings';
import { MyPass } from '../boarding-pass/MyPass';
import { routeOf, tripDates } from '../listing/trip';
import { BoardingPass } from '../pass/BoardingPass';
import { words } from '../words';
import { factsOf } from '../listing/factsOf';
import { FlightQuestions } from './FlightQuestions';
import styles from './MyListingCard.module.css';
import { Requests } from './requests/Requests';
import type { ListingDialog } from './useListingDialog';

const statusTones = {
  active: 'good',
  closed: 'neutral',
  expired: 'neutral',
} as const satisfies Record<Listing['status'], string>;

interface MyListingCardProps {
  listing: MyListing;
  openDialog: (dialog: ListingDialog) => void;
  level?: 2 | 3;
}

export function MyListingCard({ listing, openDialog, level = 2 }: MyListingCardProps) {
  const { status } = listing;
  const stub = useRef<HTMLDivElement>(null);
  return (
    <BoardingPass
      listing={listing}
      level={level}
      corner={<Badge tone={statusTones[status]}>{words.listingStatus[status]}</Badge>}
      stub={
        <div ref={stub} tabIndex={-1} className={styles.stub}>
          <FlightQuestions
            listing={listing}
            onChange={() => openDialog('edit')}
            onAnswered={() => stub.current?.focus()}
          />
          <Actions listing={listing} openDialog={openDialog} onChanged={() => stub.current?.focus()} />
          {status !== 'expired' && <ContactRuleLine listing={listing} openDialog={openDialog} />}
          <Pass listing={listing} onChanged={() => stub.current?.focus()} />
          <Requests listing={listing} level={level === 2 ? 3 : 4} />
        </div>
      }
    />
  );
}

const threeDays = 3 * 86_400_000;

/** From three days before the first day to three days after the last: the server knows the hours. */
const isNearDeparture = (today: string, first: string, last: string) =>
  Date.parse(today) >= Date.parse(first) - threeDays && Date.parse(today) <= Date.parse(last) + threeDays;

function Pass({ listing, onChanged }: { listing: MyListing; onChanged: () => void }) {
  const today = useToday();
  const { id, status, date, endDate, passShown, departureAirport: from, arrivalAirport: to } = listing;
  const last = endDate ?? listing.legs?.at(-1)?.date ?? date;
  const canShow = status === 'active' && Boolean(listing.flightNumber) && isNearDeparture(today, date, last);
  const flights = listing.legs ?? [{ from, to, date }];
  const shown = passShown ?? null;
  return (
    <MyPass of="listing" id={id} flights={flights} shown={shown} canShow={canShow} onChanged={onChanged} />
  );
}

function ContactRuleLine({ listing: { contact }, openDialog }: Omit<MyListingCardProps, 'level'>) {
  return (
    <p className={styles.rule}>
      {words.contactIsGiven[contact === 'after_yes' ? contact : 'at_once']}{' '}
      <Button
        variant="quiet"
        size="small"
        className={styles.change}
        aria-label={words.changeContactRule}
        onClick={() => openDialog('edit')}
      >
        {words.change}
      </Button>
    </p>
  );
}

interface ActionsProps extends Omit<MyListingCardProps, 'level'> {
  /** The pressed button is gone, so the focus needs another place. */
  onChanged: () => void;
}

function Actions({ listing, openDialog, onChanged }: ActionsProps) {
  const { id, status } = listing;
  const [close, closing] = useCloseListingMutation();
  const [reopen, reopening] = useReopenListingMutation();
  const trip = factsOf(routeOf(listing), tripDates(listing));
  const button = (action: keyof typeof words.listingActions) => ({
    size: 'small' as const,
    'aria-label': words.listingActionsOn[action](trip),
  });

  const closeAtOnce = async () => {
    if (await failed(close(id))) return;
    onChanged();
    toastWithUndo({
      title: words.listingClosed,
      description: words.listingClosedHint,
      undo: () => reopen(id),
      onUndone: onChanged,
    });
  };
  const reopenAtOnce = async () => {
    if (!(await failed(reopen(id)))) onChanged();
  };

  return (
    <div className={styles.actions}>
      <Button asChild {...button('view')}>
        <Link to={`/listing/${id}`}>{words.listingActions.view}</Link>
      </Button>
      {status !== 'expired' && (
        <Button {...button('edit')} onClick={() => openDialog('edit')}>
          {words.listingActions.edit}
        </Button>
      )}
      {status === 'active' && (
        <Button {...button('close')} busy={closing.isLoading} onClick={closeAtOnce}>
          {words.listingActions.close}
        </Button>
      )}
      {status === 'closed' && (
        <Button {...button('reopen')} busy={reopening.isLoading} onClick={reopenAtOnce}>
          {words.listingActions.reopen}
        </Button>
      )}
      {status !== 'active' && (
        <Button {...button('repost')} onClick={() => openDialog('repost')}>
          {words.listingActions.repost}
        </Button>
      )}
      <Button {...button('delete')} variant="quiet" onClick={() => openDialog('delete')}>
        {words.listingActions.delete}
      </Button>
    </div>
  );
}

/** Says why. */
async function failed(call: PromiseLike<{ error?: unknown }>): Promise<boolean> {
  const { error } = await call;
  if (!error) return false;
  const description = sentenceOf(error, words.pleaseTryAgain);
  toast({ title: words.didNotWork, description, variant: 'destructive' });
  return true;
}
