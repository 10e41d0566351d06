import { useState } from 'react';
import { Field, Select } from '../index';
import { Actions } from './Actions';
import { Display } from './Display';
import { Feedback } from './Feedback';
import { Forms } from './Forms';
import { Foundations } from './Foundations';
import { Overlays } from './Overlays';
import styles from './Styleguide.module.css';

export function Styleguide() {
  const [theme, setTheme] = useState('');
  return (
    <div className={styles.page} data-theme={theme || undefined}>
      <header className={styles.header}>
        <h1>Styleguide</h1>
        <Field label="Theme">
          <Select value={theme} onChange={(event) => setTheme(event.target.value)}>
            <option value="">As the system</option>
            <option value="light">Light</option>
            <option value="dark">Dark</option>
          </Select>
        </Field>
      </header>
      <Foundations />
      <Actions />
      <Forms />
      <Display />
      <Feedback />
      <Overlays />
    </div>
  );
}
