import { isServed, Slot, type SlotProps } from 'shell/host';
import { PanelSkeleton, PartFailure } from 'shared-ui';
import { words } from '../words';

/** False while the remote of trips is missing. */
export const canPropose = () => isServed('/trips');

/** The form of another remote that proposes a listing to a person. */
export const ProposalSlot = (props: SlotProps<'listing.proposal'>) => (
  <Slot
    name="listing.proposal"
    props={props}
    waiting={<PanelSkeleton label={words.loadingTrip} />}
    failed={partFailure}
  />
);

const partFailure = (tryAgain: () => void) => <PartFailure onTryAgain={tryAgain} />;
