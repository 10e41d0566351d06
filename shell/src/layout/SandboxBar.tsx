import { withParts } from 'shared-ui';
import { words } from '../words';
import styles from './SandboxBar.module.css';

export function SandboxBar() {
  return (
    <aside aria-label={words.demoSite} className={styles.bar}>
      <p>{withParts(words.demoNote, { inbox: sandboxLink })}</p>
    </aside>
  );
}

/** `/sandbox` is a page of the server, so it is a plain link. */
const sandboxLink = (text: string) => <a href="/sandbox">{text}</a>;
