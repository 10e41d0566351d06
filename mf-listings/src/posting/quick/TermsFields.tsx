import type { Form } from 'shell/forms';
import { TickBox } from '../fields/boxes';
import styles from './TermsFields.module.css';

/** Only the consent is sent and checked: the second box is about the site, not about this listing. */
interface TermsFieldsProps {
  form: Form<'consent' | 'hasRead' | 'contact'>;
  noun: 'request' | 'offer';
}

export function TermsFields({ form, noun }: TermsFieldsProps) {
  const { value: rule } = form.field('contact');
  const who = rule === 'after_yes' ? 'those I say yes to see' : 'whoever asks to connect with me sees';
  return (
    <div className={styles.terms}>
      <TickBox {...form.field('consent')} required>
        I agree to the terms of this {noun}: {who} my contact details, and we meet at our own risk.
      </TickBox>
      <TickBox {...form.field('hasRead')} required>
        I have read the rules of the site, the{' '}
        <a href="/terms-of-use" target="_blank" rel="noreferrer">
          Terms of Use
        </a>{' '}
        and the{' '}
        <a href="/privacy-policy" target="_blank" rel="noreferrer">
          Privacy Policy
        </a>
        .
      </TickBox>
    </div>
  );
}
