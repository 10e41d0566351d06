import type { Translation } from 'backend/contract/platform/translation';
import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react';
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
  /** One that is there already, and shown without a press. */
  made?: Translation | undefined;
  show?: (text: string, attributes: Attributes) => ReactNode;
  /** It replaces a button that was pressed. */
  isPressed?: boolean;
}

const asPhrase: NonNullable<TranslatableProps['show']> = (text, attributes) => (
  <PeoplesWords {...attributes}>{text}</PeoplesWords>
);

/** A user's text, with a button that translates it where it is foreign to the page. */
export function Translatable(props: TranslatableProps) {
  const { text, show = asPhrase } = props;
  if (!boot.translation || !isForeign(text, pageLanguage())) return show(text, {});
  // A translation belongs to its text: another listing in the same place begins with its original.
  return <ForeignText key={text} {...props} show={show} />;
}

type ForeignTextProps = TranslatableProps & Required<Pick<TranslatableProps, 'show'>>;

function ForeignText({ text, translate, made, show, isPressed = false }: ForeignTextProps) {
  const [ordered, setOrdered] = useState<Translation | null>(null);
  /** Null until a press. */
  const [chosen, setChosen] = useState<'original' | 'translation' | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const note = useId();
  const button = useRef<HTMLButtonElement>(null);

  const translation = ordered ?? made;
  const shown = (chosen ?? (made ? 'translation' : 'original')) === 'original' ? undefined : translation;
  const press = async () => {
    setRefusal(undefined);
    if (translation) return setChosen(shown ? 'original' : 'translation');
    setIsBusy(true);
    try {
      setOrdered(await translate());
      setChosen('translation');
    } catch (error) {
      setRefusal(sentenceOf(error, words.translationFailed));
    } finally {
      setIsBusy(false);
    }
  };
  const replacePressed = useEffectEvent(() => {
    if (!isPressed) return;
    button.current?.focus();
    void press();
  });
  useEffect(() => replacePressed(), []);
  return (
    <>
      {shown ? show(shown.text, { lang: pageLanguage(), 'aria-describedby': note }) : show(text, {})}
      {/* A new message is read aloud without the button. */}
      <span className={styles.foot} aria-live="off" data-translation="">
        <Button ref={button} variant="quiet" size="small" busy={isBusy} onClick={() => void press()}>
          {shown ? words.showOriginal : words.translate}
        </Button>
        {/* Those that came without a press are not announced one by one. */}
        <span id={note} role={made && !ordered ? undefined : 'status'} className={styles.note}>
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
