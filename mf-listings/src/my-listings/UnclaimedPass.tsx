import { useState } from 'react';
import type { Listing } from 'backend/contract/listings';
import { isApiError, toast } from 'shell/host';
import { Button, Dialog, Notice } from 'shared-ui';
import { useConfirmListingMutation, useDisownListingMutation } from '../api';
import { BoardingPass } from '../pass/BoardingPass';
import { Person } from '../pass/Person';
import { tripDates } from '../listing/tripDates';
import styles from './MyPass.module.css';

interface UnclaimedPassProps {
  listing: Listing;
  onAnswered: () => void;
}

const refusalIn = (error: unknown) =>
  (isApiError(error) && error.serverMessage) || 'That did not work. Please try again.';

/** A guest's listing, and the question whether it is this person's. */
export function UnclaimedPass({ listing, onAnswered }: UnclaimedPassProps) {
  const { id, departure, arrival } = listing;
  const [confirm, confirming] = useConfirmListingMutation();
  const [disown, disowning] = useDisownListingMutation();
  const [isAsking, setIsAsking] = useState(false);
  const trip = `${departure.city} to ${arrival.city}`;

  const sayYes = async () => {
    if ((await confirm(id)).error) return;
    toast({ title: 'This listing is yours', description: `${trip} stands under your name now.` });
    onAnswered();
  };
  const remove = async () => {
    if ((await disown(id)).error) return;
    toast({ title: 'Listing removed', description: `${trip} is gone.` });
    onAnswered();
  };
  return (
    <BoardingPass
      listing={listing}
      level={2}
      stub={
        <div className={styles.stub}>
          <Person listing={listing} />
          {confirming.error && <Notice tone="error">{refusalIn(confirming.error)}</Notice>}
          <div className={styles.actions}>
            <Button variant="primary" busy={confirming.isLoading} onClick={sayYes}>
              Yes, this is mine
            </Button>
            <Button onClick={() => setIsAsking(true)}>This is not mine</Button>
          </div>
          <Dialog
            open={isAsking}
            onOpenChange={setIsAsking}
            title="Remove this listing?"
            description={`${trip}, ${tripDates(listing)}, posted as ${listing.username}. It cannot be brought back.`}
            footer={
              <>
                <Button onClick={() => setIsAsking(false)}>Keep it</Button>
                <Button variant="danger" busy={disowning.isLoading} onClick={remove}>
                  Remove Listing
                </Button>
              </>
            }
          >
            {disowning.error && <Notice tone="error">{refusalIn(disowning.error)}</Notice>}
          </Dialog>
        </div>
      }
    />
  );
}
