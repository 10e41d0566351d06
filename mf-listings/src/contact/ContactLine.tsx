import type { Listing } from 'backend/contract/listings';
import { Button, type MailIcon } from 'shared-ui';
import styles from './ContactDetails.module.css';
import type { Way } from './contactLinks';
import { CopyButton } from './CopyButton';
import { engage } from '../listing/trackEngagement';

interface ContactLineProps {
  what: string;
  value: string;
  icon: typeof MailIcon;
  ways: Way[];
  listing: Listing;
}

/** One address or number, and the ways to use it. */
export function ContactLine({ what, value, icon: Icon, ways, listing }: ContactLineProps) {
  return (
    <section className={styles.line} aria-label={what}>
      <p className={styles.value}>
        <Icon aria-hidden="true" />
        <span>{value}</span>
        <CopyButton what={what} text={value} />
      </p>
      <ul className={styles.ways}>
        {ways.map(({ name, event, href, icon: WayIcon, isAway }) => (
          <li key={name}>
            <Button asChild size="small">
              <a
                href={href}
                rel="noreferrer"
                target={isAway ? '_blank' : undefined}
                onClick={() => engage(`contact_${event}`, listing)}
              >
                <WayIcon aria-hidden="true" /> {name}
              </a>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
