import { productName } from 'backend/contract/product';
import { Link } from 'react-router-dom';
import { Logo } from 'shared-ui';
import styles from './HomeLink.module.css';

export function HomeLink({ onClick }: { onClick?: () => void }) {
  return (
    <Link to="/" className={styles.link} onClick={onClick}>
      <Logo name={productName} />
    </Link>
  );
}
