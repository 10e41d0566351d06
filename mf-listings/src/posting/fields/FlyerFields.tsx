import type { Form } from 'shell/forms';
import { Chips } from 'shared-ui';
import { ageWords, grandparentWords, relationWords } from 'shell/forms';
import { SelectBox, TextBox } from './boxes';
import { closePeople, type FlyerName } from './flyer';
import { FormSection } from './FormSection';
import { words } from '../../words';
import styles from './FormSection.module.css';

type Relation = keyof typeof words.my;

const choices = [
  ['me', words.me],
  ...closePeople.map((person) => [person, words.my[person]] as const),
  ['other', words.someoneElse],
] as const;
/** In the order of the word list that other forms have, too. */
const relations = Object.keys({ ...relationWords, ...grandparentWords }).map((code): [string, string] => [
  code,
  words.my[code as Relation],
]);
const ages = Object.entries(ageWords);

export function FlyerFields({ form }: { form: Form<FlyerName> }) {
  const { field, values, change } = form;
  return (
    <FormSection title={words.whoFliesTitle}>
      <Chips
        single
        label={words.whoFliesTitle}
        labelHidden
        name="flies"
        className={styles.whole}
        options={choices}
        chosen={choices.flatMap(([choice]) => (choice === values.flies ? [choice] : []))}
        onChange={([flies = 'me']) => change({ flies })}
      />
      {values.flies !== 'me' && (
        <>
          <p className={styles.whole}>{words.adultsOnly}</p>
          <TextBox
            {...field('flyer.firstName')}
            label={words.firstName}
            required
            autoComplete="off"
            hint={words.firstNameHint}
          />
          {values.flies === 'other' && (
            <SelectBox {...field('flyer.relation')} label={words.whoTheyAre} required options={relations} />
          )}
          <SelectBox {...field('flyer.ageGroup')} label={words.age} required options={ages} />
          <TextBox
            {...field('flyer.languages')}
            label={words.languagesTheySpeak}
            optional
            autoComplete="off"
            placeholder={words.languagesExample}
          />
        </>
      )}
    </FormSection>
  );
}
