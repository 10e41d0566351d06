import { Link } from 'react-router-dom';
import { words } from '../words';
import styles from './PassReader.module.css';

export function PassMeaning() {
  return (
    <p className={styles.hint}>
      {words.passMeans} <Link to="/safety#boarding-passes">{words.moreAboutPass}</Link>
    </p>
  );
}
