import { SearchForm } from '../search/SearchForm';
import { ForWhom } from './ForWhom';
import { words } from '../words';
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
        <h1 className={styles.title}>{words.heroTitle}</h1>
        <p className={styles.lead}>{words.heroLead}</p>
        <ForWhom place="hero" />
        <SearchForm filter={noFilter} />
        <p className={styles.tips}>{words.heroTips}</p>
      </div>
    </section>
  );
}
