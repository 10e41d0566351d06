import type { Translation } from 'backend/contract/platform/translation';
import { useId, useState, type ReactNode } from 'react';
import { boot, nameOf, pageLanguage, sentenceOf } from 'shell/host';
import { Button, PeoplesWords } from 'shared-ui';
import { words } from '../words';
import { isForeign } from './isForeign';
import styles from './Translatable.module.css';

/** Of the element with the translation. */
interface Attributes {
  lang?: string;
  'aria-describedby'?: string;
}

interface TranslatableProps {
  text: string;
  /** Called only on a press: it costs money and sends the text to a provider. */
  translate: () => Promise<Translation>;
  show?: (text: string, attributes: Attributes) => ReactNode;
}

const asPhrase: NonNullable<TranslatableProps['show']> = (text, attributes) => (
  <PeoplesWords {...attributes}>{text}</PeoplesWords>
);

/** A user's text, with a button that translates it where it is foreign to the page. */
export function Translatable({ text, translate, show = asPhrase }: TranslatableProps) {
  if (!boot.translation || !isForeign(text, pageLanguage())) return show(text, {});
  // A translation belongs to its text: another listing in the same place begins with its original.
  return <ForeignText key={text} text={text} translate={translate} show={show} />;
}

function ForeignText({ text, translate, show }: Required<TranslatableProps>) {
  const [translation, setTranslation] = useState<Translation | null>(null);
  const [isOriginal, setIsOriginal] = useState(true);
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const note = useId();

  const press = async () => {
    setRefusal(undefined);
    if (translation) return setIsOriginal(!isOriginal);
    setIsBusy(true);
    try {
      setTranslation(await translate());
      setIsOriginal(false);
    } catch (error) {
      setRefusal(sentenceOf(error, words.translationFailed));
    } finally {
      setIsBusy(false);
    }
  };
  const shown = isOriginal ? null : translation;
  return (
    <>
      {shown ? show(shown.text, { lang: pageLanguage(), 'aria-describedby': note }) : show(text, {})}
      {/* A new message is read aloud without the button. */}
      <span className={styles.foot} aria-live="off" data-translation="">
        <Button variant="quiet" size="small" busy={isBusy} onClick={() => void press()}>
          {shown ? words.showOriginal : words.translate}
        </Button>
        <span id={note} role="status" className={styles.note}>
          {shown &&
            (shown.from
              ? words.machineTranslatedFrom(nameOf('language', shown.from))
              : words.machineTranslated)}
          {refusal}
        </span>
      </span>
    </>
  );
}
