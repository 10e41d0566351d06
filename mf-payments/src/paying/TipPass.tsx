import type { ReactNode } from 'react';
import { Avatar } from 'shared-ui';
import styles from './TipPass.module.css';

interface TipPassProps {
  title: string;
  name: string;
  picture: string | null;
  /** What the tip is for, or who this is. */
  label: string;
  children: ReactNode;
}

/** A boarding pass that says thank you: who it is for above the perforation, the tip below. */
export function TipPass({ title, name, picture, label, children }: TipPassProps) {
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <h1>{title}</h1>
        <p className={styles.promise}>Tips are optional. 100% goes to {name}: there are no platform fees.</p>
      </div>
      <article className={styles.pass}>
        <header className={styles.person}>
          <Avatar name={name} src={picture} />
          <div className={styles.words}>
            <p className={styles.name}>{name}</p>
            <p className={styles.label}>{label}</p>
          </div>
        </header>
        <div className={styles.tip}>{children}</div>
      </article>
    </div>
  );
}
