import styles from './Desk.module.css';
import { useShortcuts, type Shortcut } from './useShortcuts';
import { words } from '../words';

/** Listens to the keys, and shows them. */
export function Shortcuts({ shortcuts }: { shortcuts: Shortcut[] }) {
  useShortcuts(shortcuts);
  return (
    <ul className={styles.shortcuts} aria-label={words.keys}>
      {shortcuts.map(({ key, does }) => (
        <li key={key}>
          <kbd className={styles.key}>{key}</kbd> {does}
        </li>
      ))}
    </ul>
  );
}
