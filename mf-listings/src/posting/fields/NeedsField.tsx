import type { ListingType } from 'backend/contract/listings';
import type { FieldControl } from 'shell/forms';
import { useMe } from 'shell/host';
import { Chips } from 'shared-ui';
import { needOptions, needsQuestion, offerOptions, readNeeds } from 'shell/forms';
import { TextBox } from './boxes';
import { FormSection } from './FormSection';
import styles from './FormSection.module.css';

function LanguagesBox(control: FieldControl) {
  const { me } = useMe();
  return (
    <TextBox
      {...control}
      label="Languages You Speak"
      optional
      autoComplete="off"
      placeholder="Hindi, English"
      hint={
        me?.languages && !control.value
          ? `Left empty, those of your profile are shown: ${me.languages}.`
          : 'Families look for them first.'
      }
    />
  );
}

interface NeedsFieldProps extends FieldControl {
  type: ListingType;
  /** What a helper speaks: those who ask say it of the person who flies. */
  languages?: FieldControl;
}

/** The value of the field is the codes with commas between. */
export function NeedsField({ type, name, value, onChange, languages }: NeedsFieldProps) {
  const question = needsQuestion[type];
  return (
    <FormSection title={question}>
      {type === 'helper' && <p className={styles.whole}>I can help with</p>}
      <Chips
        label={question}
        labelHidden
        name={name}
        className={styles.whole}
        options={type === 'helper' ? offerOptions : needOptions}
        chosen={readNeeds(value)}
        onChange={(needs) => onChange(needs.join(','))}
        hint={hints[type]}
      />
      {languages && <LanguagesBox {...languages} />}
    </FormSection>
  );
}

const hints = {
  helper: 'Families search by it. Everything else fits into the description.',
  seeking_help: 'Helpers search by it. Everything else fits into the description.',
} as const satisfies Record<ListingType, string>;
