import type { ListingType } from 'backend/contract/listings';
import type { FieldControl } from 'shell/forms';
import { Chips } from 'shared-ui';
import { needOptions, needsQuestion, readNeeds } from 'shell/forms';
import { FormSection } from './FormSection';
import styles from './FormSection.module.css';

/** The value of the field is the codes with commas between. */
export function NeedsField({ type, name, value, onChange }: FieldControl & { type: ListingType }) {
  const question = needsQuestion[type];
  return (
    <FormSection title={question}>
      <Chips
        label={question}
        labelHidden
        name={name}
        className={styles.whole}
        options={needOptions}
        chosen={readNeeds(value)}
        onChange={(needs) => onChange(needs.join(','))}
        hint={hints[type]}
      />
    </FormSection>
  );
}

const hints = {
  helper: 'Families search by it. Everything else fits into the description.',
  seeking_help: 'Helpers search by it. Everything else fits into the description.',
} as const satisfies Record<ListingType, string>;
