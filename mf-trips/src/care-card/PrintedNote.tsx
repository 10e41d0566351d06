import type { CareCardNote, MatchDetails } from 'backend/contract/trips';
import type { ComponentProps } from 'react';
import { pageLanguage } from 'shell/host';
import { CareNote } from '../care-note/CareNote';
import styles from './PrintedNote.module.css';

interface PrintedNoteProps {
  trip: MatchDetails;
  name: CareCardNote;
  text: string;
}

/** A translation is for the reader at the screen: what is printed is what the family wrote. */
export function PrintedNote({ trip, name, text }: PrintedNoteProps) {
  return (
    // The card is in English, the button in the language of the page.
    <div lang={pageLanguage()} dir="auto" className={styles.note}>
      <CareNote trip={trip} note={name} show={besides(text)}>
        {text}
      </CareNote>
    </div>
  );
}

const besides =
  (written: string): NonNullable<ComponentProps<typeof CareNote>['show']> =>
  (shown, attributes) => (
    <>
      <span {...attributes} dir="auto" className={attributes.lang && styles.screen}>
        {shown}
      </span>
      {attributes.lang && (
        <span dir="auto" className={styles.paper}>
          {written}
        </span>
      )}
    </>
  );
