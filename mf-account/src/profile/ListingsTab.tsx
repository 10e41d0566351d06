import { Slot, type SlotProps } from 'shell/host';
import { Notice, Skeleton } from 'shared-ui';
import { LoadFailed } from '../layout/LoadFailed';

const failure = (tryAgain: () => void) => <LoadFailed what="your listings" onTryAgain={tryAgain} />;

export function ListingsTab(props: SlotProps<'profile.listings'>) {
  return (
    <Slot
      name="profile.listings"
      props={props}
      waiting={<Skeleton shape="block" />}
      failed={failure}
      empty={<Notice>Your listings are not here right now. Please try again later.</Notice>}
    />
  );
}
