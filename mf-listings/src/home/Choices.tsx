import { productName } from 'backend/contract/product';
import { Button } from 'shared-ui';
import { Link } from 'react-router-dom';
import styles from './Choices.module.css';
import { ForWhom } from './ForWhom';

export function Choices() {
  return (
    <div className={styles.choices}>
      <section className={styles.choice} data-side="helper" aria-labelledby="become">
        <div>
          <h2 id="become" className={styles.title}>
            Become a {productName}
          </h2>
          <p className={styles.why}>You are flying anyway. Walk with someone who has never done it.</p>
        </div>
        <Button asChild variant="helper" className={styles.button}>
          <Link to="/offer/create">Offer Help</Link>
        </Button>
      </section>
      <section className={styles.choice} data-side="seeker" aria-labelledby="find">
        <div>
          <h2 id="find" className={styles.title}>
            Find Your {productName}
          </h2>
          <p className={styles.why}>For a parent, a grandparent, a child, or yourself.</p>
          <ForWhom place="choice" />
        </div>
        <Button asChild variant="seeker" className={styles.button}>
          <Link to="/find/create">Find Help</Link>
        </Button>
      </section>
    </div>
  );
}
