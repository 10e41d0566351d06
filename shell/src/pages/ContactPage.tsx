import { Card, LetterDrawing } from 'shared-ui';
import { NeedsScript } from 'shell/forms';
import { boot } from 'shell/host';
import { ContactForm } from './contact/ContactForm';
import { words } from '../words';
import styles from './ContactPage.module.css';
import { SocialLinks } from './contact/SocialLinks';
import { socialLinks } from './contact/social';

export function ContactPage() {
  const links = socialLinks();
  return (
    <div className={styles.page}>
      <div className={styles.words}>
        <h1>{words.contactUs}</h1>
        <p className={styles.lead}>{words.contactLead}</p>
        <h2 className={styles.small}>{words.byEmail}</h2>
        <p>
          <a href={`mailto:${boot.contactEmail}`}>{boot.contactEmail}</a>
        </p>
        {links.length > 0 && (
          <>
            <h2 className={styles.small}>{words.elsewhere}</h2>
            <SocialLinks links={links} />
          </>
        )}
        <div className={styles.drawing}>
          <LetterDrawing />
        </div>
      </div>
      <Card className={styles.card}>
        <h2 className={styles.title}>{words.sendUsMessage}</h2>
        <NeedsScript subject={words.aMessage} ask={words.everyMailIsRead}>
          <ContactForm />
        </NeedsScript>
      </Card>
    </div>
  );
}
