import { useRef, useState } from 'react';
import { Button, Isolated } from 'shared-ui';
import { toast } from 'shell/host';
import { Section } from '../layout/Section';
import { words } from '../words';
import styles from './EmailAddress.module.css';
import { EmailChange } from './EmailChange';

export function EmailAddress({ email }: { email: string }) {
  const [isOpen, setOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);

  const close = () => {
    setOpen(false);
    heading.current?.focus();
  };
  const finish = (changed: string) => {
    close();
    toast({ title: words.emailChanged, description: words.emailChangedHint(changed) });
  };

  return (
    <Section
      title={words.emailAddress}
      anchor="email"
      description={words.emailAddressHint}
      headingRef={heading}
    >
      <p className={styles.address}>
        <Isolated>{email}</Isolated>
      </p>
      {isOpen ? (
        <EmailChange onChanged={finish} onCancel={close} />
      ) : (
        <Button className={styles.open} onClick={() => setOpen(true)}>
          {words.changeEmail}
        </Button>
      )}
    </Section>
  );
}
