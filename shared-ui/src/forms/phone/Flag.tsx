import { useHydrated } from '../../firstView';
import styles from './Flag.module.css';

let drawn: boolean | undefined;

/** Without flags (Windows, some Linux systems) the two symbols are drawn as letters, twice as wide as one. */
function systemDrawsFlags() {
  const probe = document.body.appendChild(document.createElement('span'));
  probe.className = styles.probe ?? '';
  probe.textContent = '🇺';
  const letter = probe.offsetWidth;
  probe.textContent = '🇺🇸';
  const flag = probe.offsetWidth;
  probe.remove();
  return flag < letter * 1.5;
}

/** A region's flag where the system has flags, else its two letters; hidden from screen readers. */
export function Flag({ region }: { region: string }) {
  // The server does not know the visitor's system.
  const isDrawn = useHydrated() && (drawn ??= systemDrawsFlags());
  // A flag is its two letters written in regional indicator symbols.
  const flag = String.fromCodePoint(...Array.from(region, (letter) => 0x1f1a5 + letter.charCodeAt(0)));
  return (
    <span aria-hidden="true" className={isDrawn ? styles.flag : styles.letters}>
      {isDrawn ? flag : region}
    </span>
  );
}
