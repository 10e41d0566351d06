import { Link } from 'react-router-dom';
import styles from './SamplePage.module.css';

export function SamplePage() {
  return (
    <div className={styles.page}>
      <Link to="/" className={styles.back}>
        Back to Home
      </Link>
      <h1>Sample</h1>
      <p>There is nothing here yet.</p>
    </div>
  );
}
