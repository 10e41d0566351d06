import { productName } from 'backend/contract/product';
import { Button } from 'shared-ui';
import { Link } from 'react-router-dom';
import { words } from '../words';
import styles from './Choices.module.css';
import { ForWhom } from './ForWhom';

export function Choices() {
  return (
    <div className={styles.choices}>
      <section className={styles.choice} data-side="helper" aria-labelledby="become">
        <div>
          <h2 id="become" className={styles.title}>
            {words.become(productName)}
          </h2>
          <p className={styles.why}>{words.becomeWhy}</p>
        </div>
        <Button asChild variant="helper" className={styles.button}>
          <Link to="/offer/create">{words.offerHelp}</Link>
        </Button>
      </section>
      <section className={styles.choice} data-side="seeker" aria-labelledby="find">
        <div>
          <h2 id="find" className={styles.title}>
            {words.findYour(productName)}
          </h2>
          <p className={styles.why}>{words.findYourWhy}</p>
          <ForWhom place="choice" />
        </div>
        <Button asChild variant="seeker" className={styles.button}>
          <Link to="/find/create">{words.findHelp}</Link>
        </Button>
      </section>
    </div>
  );
}
