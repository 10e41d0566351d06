import { Card, LetterDrawing } from 'shared-ui';
import { NeedsScript } from 'shell/forms';
import { boot } from 'shell/host';
import { ContactForm } from './contact/ContactForm';
import styles from './ContactPage.module.css';
import { SocialLinks } from './contact/SocialLinks';
import { socialLinks } from './contact/social';

export function ContactPage() {
  const links = socialLinks();
  return (
    <div className={styles.page}>
      <div className={styles.words}>
        <h1>Contact Us</h1>
        <p className={styles.lead}>
          Questions, praise, or something that went wrong on the way: write to us. A person reads every
          message, and usually answers within two days.
        </p>
        <h2 className={styles.small}>By email</h2>
        <p>
          <a href={`mailto:${boot.contactEmail}`}>{boot.contactEmail}</a>
        </p>
        {links.length > 0 && (
          <>
            <h2 className={styles.small}>Elsewhere</h2>
            <SocialLinks links={links} />
          </>
        )}
        <div className={styles.drawing}>
          <LetterDrawing />
        </div>
      </div>
      <Card className={styles.card}>
        <h2 className={styles.title}>Send us a message</h2>
        <NeedsScript subject="A message" ask="a person reads every mail.">
          <ContactForm />
        </NeedsScript>
      </Card>
    </div>
  );
}
