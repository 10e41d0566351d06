import { Notice, withParts } from 'shared-ui';
import { words } from '../../words';
import styles from './SandboxNotice.module.css';

const number = (digits: string) => (
  <span dir="ltr" className={styles.number}>
    {digits}
  </span>
);

export const SandboxNotice = () => (
  <Notice title={words.sandbox}>
    <p>{words.sandboxCards}</p>
    <ul className={styles.cards}>
      <li>{withParts(words.sandboxPays, { number })}</li>
      <li>{withParts(words.sandboxAsks, { number })}</li>
      <li>{withParts(words.sandboxDeclines, { number })}</li>
    </ul>
  </Notice>
);
