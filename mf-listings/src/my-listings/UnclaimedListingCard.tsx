import { useState } from 'react';
import type { Listing } from 'backend/contract/listings';
import { sentenceOf, toast } from 'shell/host';
import { Button, Dialog, Notice } from 'shared-ui';
import { useConfirmListingMutation, useDisownListingMutation } from '../api/unclaimed-listings';
import { BoardingPass } from '../pass/BoardingPass';
import { Person } from '../pass/Person';
import { tripDates } from '../listing/trip';
import styles from './MyListingCard.module.css';

interface UnclaimedListingCardProps {
  listing: Listing;
  onDone: () => void;
}

const errorText = (error: unknown) => sentenceOf(error, 'That did not work. Please try again.');

/** A listing that a guest posted with this member's email address: confirm it or remove it. */
export function UnclaimedListingCard({ listing, onDone }: UnclaimedListingCardProps) {
  const { id, departure, arrival } = listing;
  const [confirm, confirming] = useConfirmListingMutation();
  const [disown, disowning] = useDisownListingMutation();
  const [isRemoving, setIsRemoving] = useState(false);
  const trip = `${departure.city} to ${arrival.city}`;

  const confirmMine = async () => {
    if ((await confirm(id)).error) return;
    toast({ title: 'This listing is yours', description: `${trip} stands under your name now.` });
    onDone();
  };
  const remove = async () => {
    if ((await disown(id)).error) return;
    toast({ title: 'Listing removed', description: `${trip} is gone.` });
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
              Yes, this is mine
            </Button>
            <Button onClick={() => setIsRemoving(true)}>This is not mine</Button>
          </div>
          <Dialog
            open={isRemoving}
            onOpenChange={setIsRemoving}
            title="Remove this listing?"
            description={`${trip}, ${tripDates(listing)}, posted as ${listing.username}. It cannot be brought back.`}
            footer={
              <>
                <Button onClick={() => setIsRemoving(false)}>Keep it</Button>
                <Button variant="danger" busy={disowning.isLoading} onClick={remove}>
                  Remove Listing
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
