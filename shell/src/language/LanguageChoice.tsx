import { useLocation } from 'react-router-dom';
import { boot, useMe } from 'shell/host';
import { pageLanguage, VisuallyHidden } from 'shared-ui';
import { words } from '../words';
import { rememberLanguage } from './rememberLanguage';
import styles from './LanguageChoice.module.css';

/** The same page in the other languages, by their own names. Links, so that it works without scripts. */
export function LanguageChoice() {
  const { pathname, search } = useLocation();
  const { me } = useMe();
  const { languages } = boot;
  if (!languages) return null;
  const current = pageLanguage();
  const prefixOf = (code: string) => (code === 'en' ? '' : `/${code}`);
  return (
    <details className={styles.choice} data-member={me ? '' : undefined}>
      <summary>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="12" cy="12" r="9" />
          <path d="M3 12h18M12 3c5 5.5 5 12.5 0 18c-5-5.5-5-12.5 0-18" />
        </svg>
        <VisuallyHidden>{words.language}</VisuallyHidden>
        <span className={styles.name}>{languages.find(({ code }) => code === current)?.name}</span>
      </summary>
      <ul className={styles.list}>
        {languages.map(({ code, name }) => (
          <li key={code}>
            <a
              href={prefixOf(code) + pathname + search}
              hrefLang={code}
              lang={code}
              aria-current={code === current || undefined}
              onClick={() => rememberLanguage(code, me !== null)}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
