import styles from './SandboxBar.module.css';

/** Says that this is not the real world, and where its mail and messages end up. Not a page of the router's. */
export function SandboxBar() {
  return (
    <aside aria-label="Demo site" className={styles.bar}>
      <p>
        Demo site: no mail, SMS or payment leaves it. <a href="/sandbox">Open the sandbox inbox</a>
      </p>
    </aside>
  );
}
