import { useSignal } from '../base/signal';
import { chooseTheme, theme, themes } from '../base/theme';
import { words } from '../words';
import styles from './ThemeChoice.module.css';

export function ThemeChoice() {
  const chosen = useSignal(theme, 'system');
  return (
    <fieldset className={styles.choice}>
      <legend>{words.theme}</legend>
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
            <span>{words.themes[one]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
