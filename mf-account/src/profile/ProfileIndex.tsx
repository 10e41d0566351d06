import styles from './ProfileIndex.module.css';

const parts = {
  edit: 'Edit Profile',
  tips: 'Tips',
  payouts: 'Payouts',
  notifications: 'Notifications',
  sessions: 'Sessions',
  passkeys: 'Passkeys',
  data: 'Your data',
  delete: 'Delete account',
};

/** The page is long, above all on a phone. */
export const ProfileIndex = () => (
  <nav aria-label="On this page">
    <ul className={styles.parts}>
      {Object.entries(parts).map(([anchor, title]) => (
        <li key={anchor}>
          <a href={`#${anchor}`} className={styles.part}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
