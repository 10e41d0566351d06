import type { ListingFilter } from 'backend/contract/listings';
import styles from './CreateInstead.module.css';
import { CreateLinks } from './CreateListingLinks';

export function CreateInstead({ filter }: { filter: ListingFilter }) {
  return (
    <div className={styles.instead}>
      <p className={styles.question}>Don't see what you're looking for?</p>
      <CreateLinks filter={filter} />
    </div>
  );
}
