import { SearchForm } from '../search/SearchForm';
import { ForWhom } from './ForWhom';
import styles from './Hero.module.css';
import { World } from './World';

const noFilter = {};

export function Hero() {
  return (
    <section className={styles.hero}>
      <div className={styles.sky}>
        <World className={styles.world} />
      </div>
      <div className={styles.inside}>
        <h1 className={styles.title}>Help another family while flying to yours</h1>
        <p className={styles.lead}>
          Find a kind person on the same flight for someone you love, or be that person on a trip you are
          taking anyway.
        </p>
        <ForWhom place="hero" />
        <SearchForm filter={noFilter} />
        <p className={styles.tips}>Tips are optional. 100% goes to helpers, there are no platform fees.</p>
      </div>
    </section>
  );
}
