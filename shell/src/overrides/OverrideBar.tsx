import { createRoot } from 'react-dom/client';
import { Button } from 'shared-ui';
import styles from './OverrideBar.module.css';

export interface TakenRemote {
  name: string;
  origin: string;
  /** Otherwise the site's own release is shown. */
  isThere: boolean;
}

/** On every page, above the site and not inside it: what is being developed may well take the page down. */
export function showOverrideBar(taken: TakenRemote[]) {
  const place = document.createElement('aside');
  place.ariaLabel = 'From a developer’s machine';
  place.className = styles.bar ?? '';
  document.body.prepend(place);
  createRoot(place).render(<OverrideBar taken={taken} />);
}

/** A plain form, which works whatever the page does. */
function OverrideBar({ taken }: { taken: TakenRemote[] }) {
  return (
    <div className={styles.row}>
      <ul className={styles.remotes}>
        {taken.map((remote) => (
          <li key={remote.name}>{remote.isThere ? <Here {...remote} /> : <Missing {...remote} />}</li>
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

const Here = ({ name, origin }: TakenRemote) => (
  <>
    <strong>{name}</strong> comes from <span className={styles.origin}>{origin}</span>
  </>
);

const Missing = ({ name, origin }: TakenRemote) => (
  <span role="alert" className={styles.missing}>
    <strong>{name}</strong> is the site’s own: nothing answers at{' '}
    <span className={styles.origin}>{origin}</span>
  </span>
);
