import styles from './SandboxBar.module.css';

/** `/sandbox` is a page of the server, so it is a plain link. */
export function SandboxBar() {
  return (
    <aside aria-label="Demo site" className={styles.bar}>
      <p>
        Demo site: no mail, SMS or payment leaves it. <a href="/sandbox">Open the sandbox inbox</a>
      </p>
    </aside>
  );
}
