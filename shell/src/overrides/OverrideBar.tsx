import { createRoot } from 'react-dom/client';
import { Button } from 'shared-ui';
import styles from './OverrideBar.module.css';

export interface OverriddenRemote {
  name: string;
  origin: string;
  /** Otherwise the page uses the released remote. */
  isReachable: boolean;
}

/** A React root of its own: it still works when a remote under development breaks the page. */
export function showOverrideBar(overridden: OverriddenRemote[]) {
  const bar = document.createElement('aside');
  bar.ariaLabel = 'From a developer’s machine';
  bar.className = styles.bar ?? '';
  document.body.prepend(bar);
  createRoot(bar).render(<OverrideBar overridden={overridden} />);
}

function OverrideBar({ overridden }: { overridden: OverriddenRemote[] }) {
  return (
    <div className={styles.row}>
      <ul className={styles.remotes}>
        {overridden.map((remote) => (
          <li key={remote.name}>{remote.isReachable ? <Active {...remote} /> : <Missing {...remote} />}</li>
        ))}
      </ul>
      <form method="post" action="/platform/override/reset">
        <Button type="submit" size="small">
          Reset
        </Button>
      </form>
    </div>
  );
}

const Active = ({ name, origin }: OverriddenRemote) => (
  <>
    <strong>{name}</strong> comes from <span className={styles.origin}>{origin}</span>
  </>
);

const Missing = ({ name, origin }: OverriddenRemote) => (
  <span role="alert" className={styles.missing}>
    <strong>{name}</strong> is the site’s own: nothing answers at{' '}
    <span className={styles.origin}>{origin}</span>
  </span>
);
