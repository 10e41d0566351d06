import { Slot } from 'shell/host';
import { Skeleton } from 'shared-ui';
import { LoadFailed } from '../layout/LoadFailed';
import { words } from '../words';
import styles from './TipsPart.module.css';

const failure = (tryAgain: () => void) => <LoadFailed text={words.tipsNotLoaded} onTryAgain={tryAgain} />;

export const TipsPart = () => (
  <Slot
    name="profile.tips"
    props={{}}
    waiting={<Skeleton shape="block" className={styles.waiting} />}
    failed={failure}
  />
);
