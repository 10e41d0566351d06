import { Link } from 'react-router-dom';
import { words } from '../words';
import styles from './ForWhom.module.css';

/** The form for the two who are asked for most. On a phone it is above the search, elsewhere beside "Find Help". */
export function ForWhom({ place }: { place: 'hero' | 'choice' }) {
  return (
    <p className={styles.whom} data-place={place}>
      <Link to="/find/create?for=mother">{words.forMyMother}</Link>
      <Link to="/find/create?for=father">{words.forMyFather}</Link>
    </p>
  );
}
