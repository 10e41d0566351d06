import { socialLinks } from './social';
import styles from './SocialLinks.module.css';

export function SocialLinks({ links }: { links: ReturnType<typeof socialLinks> }) {
  return (
    <ul className={styles.links}>
      {links.map(({ name, href, icon }) => (
        <li key={name}>
          <a href={href} target="_blank" rel="noreferrer">
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={icon} />
            </svg>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
