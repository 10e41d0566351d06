import styles from './Desk.module.css';
import { useShortcuts, type Shortcut } from './useShortcuts';

/** Listens to the keys, and shows them. */
export function Shortcuts({ shortcuts }: { shortcuts: Shortcut[] }) {
  useShortcuts(shortcuts);
  return (
    <ul className={styles.shortcuts} aria-label="Keys">
      {shortcuts.map(({ key, does }) => (
        <li key={key}>
          <kbd className={styles.key}>{key}</kbd> {does}
        </li>
      ))}
    </ul>
  );
}
