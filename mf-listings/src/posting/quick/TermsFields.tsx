import type { Form } from 'shell/forms';
import { Link } from 'react-router-dom';
import { withParts } from 'shared-ui';
import { TickBox } from '../fields/boxes';
import type { QuickTexts } from './texts';
import { words } from '../../words';
import styles from './TermsFields.module.css';

/** Only the consent is sent and checked: the second box is about the site, not about this listing. */
interface TermsFieldsProps {
  form: Form<'consent' | 'hasRead' | 'contact'>;
  texts: QuickTexts;
}

export function TermsFields({ form, texts }: TermsFieldsProps) {
  const { value: rule } = form.field('contact');
  return (
    <div className={styles.terms}>
      <TickBox {...form.field('consent')} required>
        {texts.consent[rule === 'after_yes' ? rule : 'at_once']}
      </TickBox>
      <TickBox {...form.field('hasRead')} required>
        {withParts(words.rulesRead, parts)}
      </TickBox>
    </div>
  );
}

const legalLink = (path: '/terms-of-use' | '/privacy-policy') => (text: string) => (
  <Link to={path} target="_blank" rel="noreferrer">
    {text}
  </Link>
);

const parts = { terms: legalLink('/terms-of-use'), privacy: legalLink('/privacy-policy') };
