import { withParts } from 'shared-ui';
import { words } from '../words';
import styles from './SandboxBar.module.css';

/** `/sandbox` is a page of the server, so it is a plain link. */
export function SandboxBar() {
  return (
    <aside aria-label={words.demoSite} className={styles.bar}>
      <p>{withParts(words.demoNote, { inbox: (text) => <a href="/sandbox">{text}</a> })}</p>
    </aside>
  );
}
