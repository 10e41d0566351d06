import { Slot } from 'shell/host';
import { Skeleton } from 'shared-ui';
import { LoadFailed } from '../layout/LoadFailed';
import styles from './TipsPart.module.css';

const failure = (tryAgain: () => void) => <LoadFailed what="your tips" onTryAgain={tryAgain} />;

export const TipsPart = () => (
  <Slot
    name="profile.tips"
    props={{}}
    waiting={<Skeleton shape="block" className={styles.waiting} />}
    failed={failure}
  />
);
