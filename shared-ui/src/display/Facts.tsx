import styles from './Facts.module.css';

export function Facts({ facts }: { facts: Record<string, string | null | undefined> }) {
  return (
    <dl className={styles.facts}>
      {Object.entries(facts).map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt className={styles.name}>{name}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
