import type { Form } from 'shell/forms';
import { Chips } from 'shared-ui';
import { ageWords, grandparentWords, relationWords } from 'shell/forms';
import { SelectBox, TextBox } from './boxes';
import { closePeople, type FlyerName } from './flyer';
import { FormSection } from './FormSection';
import styles from './FormSection.module.css';

const title = 'Who is flying?';
const choices = [
  ['me', 'Me'],
  ...closePeople.map((person) => [person, `My ${person}`] as const),
  ['other', 'Someone else'],
] as const;
const relations = Object.entries({ ...relationWords, ...grandparentWords }).map(
  ([code, word]): [string, string] => [code, `My ${word}`],
);
const ages = Object.entries(ageWords);

export function FlyerFields({ form }: { form: Form<FlyerName> }) {
  const { field, values, change } = form;
  return (
    <FormSection title={title}>
      <Chips
        single
        label={title}
        labelHidden
        name="flies"
        className={styles.whole}
        options={choices}
        chosen={choices.flatMap(([choice]) => (choice === values.flies ? [choice] : []))}
        onChange={([flies = 'me']) => change({ flies })}
      />
      {values.flies !== 'me' && (
        <>
          <p className={styles.whole}>
            No minors travel alone: the person who flies is 18 or older. Children fly with an adult.
          </p>
          <TextBox
            {...field('flyer.firstName')}
            label="First Name"
            required
            autoComplete="off"
            hint="Only you see it until you have agreed to fly together."
          />
          {values.flies === 'other' && (
            <SelectBox {...field('flyer.relation')} label="Who They Are" required options={relations} />
          )}
          <SelectBox {...field('flyer.ageGroup')} label="Age" required options={ages} />
          <TextBox
            {...field('flyer.languages')}
            label="Languages They Speak"
            optional
            autoComplete="off"
            placeholder="Hindi, English"
          />
        </>
      )}
    </FormSection>
  );
}
