import { useState } from 'react';
import type { Listing } from 'backend/contract/listings';
import { sentenceOf, toast } from 'shell/host';
import { Button, Dialog, Notice } from 'shared-ui';
import { useConfirmListingMutation, useDisownListingMutation } from '../api/unclaimed-listings';
import { BoardingPass } from '../pass/BoardingPass';
import { Person } from '../pass/Person';
import { tripDates } from '../listing/trip';
import { words } from '../words';
import { factsOf } from '../listing/factsOf';
import styles from './MyListingCard.module.css';

interface UnclaimedListingCardProps {
  listing: Listing;
  onDone: () => void;
}

const errorText = (error: unknown) => sentenceOf(error, words.didNotWorkTryAgain);

/** A listing that a guest posted with this member's email address: confirm it or remove it. */
export function UnclaimedListingCard({ listing, onDone }: UnclaimedListingCardProps) {
  const { id, departure, arrival } = listing;
  const [confirm, confirming] = useConfirmListingMutation();
  const [disown, disowning] = useDisownListingMutation();
  const [isRemoving, setIsRemoving] = useState(false);
  const way = words.way([departure.city, arrival.city]);

  const confirmMine = async () => {
    if ((await confirm(id)).error) return;
    toast({ title: words.listingIsYours, description: words.standsUnderYourName(way) });
    onDone();
  };
  const remove = async () => {
    if ((await disown(id)).error) return;
    toast({ title: words.listingRemoved, description: words.isGone(way) });
    onDone();
  };
  return (
    <BoardingPass
      listing={listing}
      level={2}
      stub={
        <div className={styles.stub}>
          <Person listing={listing} />
          {confirming.error && <Notice tone="error">{errorText(confirming.error)}</Notice>}
          <div className={styles.actions}>
            <Button variant="primary" busy={confirming.isLoading} onClick={confirmMine}>
              {words.yesMine}
            </Button>
            <Button onClick={() => setIsRemoving(true)}>{words.notMine}</Button>
          </div>
          <Dialog
            open={isRemoving}
            onOpenChange={setIsRemoving}
            title={words.removeThis}
            description={words.removeUnclaimed(factsOf(way, tripDates(listing)), listing.username)}
            footer={
              <>
                <Button onClick={() => setIsRemoving(false)}>{words.keepIt}</Button>
                <Button variant="danger" busy={disowning.isLoading} onClick={remove}>
                  {words.removeListing}
                </Button>
              </>
            }
          >
            {disowning.error && <Notice tone="error">{errorText(disowning.error)}</Notice>}
          </Dialog>
        </div>
      }
    />
  );
}
