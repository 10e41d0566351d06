import { Slot, type SlotProps } from 'shell/host';
import { Notice, Skeleton } from 'shared-ui';
import { LoadFailed } from '../layout/LoadFailed';
import { words } from '../words';

const failure = (tryAgain: () => void) => <LoadFailed text={words.listingsNotLoaded} onTryAgain={tryAgain} />;

export function ListingsTab(props: SlotProps<'profile.listings'>) {
  return (
    <Slot
      name="profile.listings"
      props={props}
      waiting={<Skeleton shape="block" />}
      failed={failure}
      empty={<Notice>{words.listingsNotHere}</Notice>}
    />
  );
}
