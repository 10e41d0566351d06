import { productName } from 'backend/contract/product';
import { Link } from 'react-router-dom';
import { Logo } from 'shared-ui';
import { words } from '../words';
import styles from './Footer.module.css';
import { inFooter } from './navigation';
import { ThemeChoice } from './ThemeChoice';

export function Footer() {
  return (
    <footer id="pages" className={styles.footer}>
      <div className={styles.inside}>
        <div className={styles.about}>
          <Logo name={productName} />
          <p>{words.ownRisk}</p>
        </div>
        {inFooter.map(({ title, links }) => (
          <nav key={title} aria-label={title} className={styles.nav}>
            <h2 className={styles.title}>{title}</h2>
            <ul className={styles.links}>
              {links.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div className={styles.theme}>
          <ThemeChoice />
        </div>
      </div>
    </footer>
  );
}
