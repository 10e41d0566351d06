import type { ListingType } from 'backend/contract/listings';
import type { FieldControl } from 'shell/forms';
import { useMe } from 'shell/host';
import { Chips } from 'shared-ui';
import { needOptions, needsQuestion, offerOptions, readNeeds } from 'shell/forms';
import { TextBox } from './boxes';
import { FormSection } from './FormSection';
import { words } from '../../words';
import styles from './FormSection.module.css';

function LanguagesBox(control: FieldControl) {
  const { me } = useMe();
  return (
    <TextBox
      {...control}
      label={words.languagesYouSpeak}
      optional
      autoComplete="off"
      placeholder={words.languagesExample}
      hint={me?.languages && !control.value ? words.languagesOfProfile(me.languages) : words.languagesHint}
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
      {type === 'helper' && <p className={styles.whole}>{words.iCanHelpWith}</p>}
      <Chips
        label={question}
        labelHidden
        name={name}
        className={styles.whole}
        options={type === 'helper' ? offerOptions : needOptions}
        chosen={readNeeds(value)}
        onChange={(needs) => onChange(needs.join(','))}
        hint={words.needsHints[type]}
      />
      {languages && <LanguagesBox {...languages} />}
    </FormSection>
  );
}
