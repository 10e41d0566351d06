import { Spinner } from 'shared-ui';
import { words } from '../words';
import styles from './Processing.module.css';

interface Props {
  isLong: boolean;
  isChecking?: boolean | undefined;
}

export function Processing({ isLong, isChecking }: Props) {
  return (
    <div className={styles.page}>
      <Spinner className={styles.icon} />
      <h1 className={styles.title}>{words.processing}</h1>
      <p role="status">{isChecking ? words.stillChecking : isLong ? words.slowBank : words.takesMoment}</p>
    </div>
  );
}
