import { Chapter, Specimen } from './Specimen';
import styles from './Styleguide.module.css';

const colours = [
  'ink',
  'ink-soft',
  'paper',
  'card',
  'line',
  'control',
  'dawn',
  'helper',
  'helper-wash',
  'seeker',
  'seeker-wash',
  'good',
  'good-wash',
  'bad',
  'bad-wash',
  'info',
  'info-wash',
  'star',
];

export function Foundations() {
  return (
    <Chapter title="Foundations">
      <Specimen name="Colours" wide>
        <ul className={styles.swatches}>
          {colours.map((colour) => (
            <li key={colour} className={styles.swatch}>
              <span className={styles.paint} style={{ background: `var(--${colour})` }} />
              {colour}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="Type" wide>
        <div className={styles.type}>
          <p className={styles.hero}>Somebody kind on the same flight</p>
          <h1>Page title: your trip to Chicago</h1>
          <h2>Section title: offering help</h2>
          <h3>Part title: contact details</h3>
          <p className={styles.codes}>DEL ORD 0123456789</p>
          <p>
            Body text. I fly this route every winter to see my sister. Happy to walk with your parents from
            check-in to baggage claim, and to call you when we land. <a href="#type">A link in a sentence</a>{' '}
            looks like this.
          </p>
          <p>
            Names need their letters: Łukasz Żółć, Ayşe Çağlar, Nguyễn Thị Hồng, Søren Åkerström, Zoë Núñez.
          </p>
          <p className={styles.small}>Small text for secondary information only.</p>
        </div>
      </Specimen>
    </Chapter>
  );
}
