import { useSignal } from '../base/signal';
import { chooseTheme, theme, themes } from '../base/theme';
import styles from './ThemeChoice.module.css';

const labels = { system: 'System', light: 'Light', dark: 'Dark' };

export function ThemeChoice() {
  const chosen = useSignal(theme, 'system');
  return (
    <fieldset className={styles.choice}>
      <legend>Theme</legend>
      <div className={styles.options}>
        {themes.map((one) => (
          <label key={one} className={styles.option}>
            <input
              type="radio"
              name="theme"
              value={one}
              checked={one === chosen}
              onChange={() => chooseTheme(one)}
            />
            <span>{labels[one]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
