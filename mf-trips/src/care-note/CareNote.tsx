import type { CareCardNote, MatchDetails } from 'backend/contract/trips';
import type { ComponentProps } from 'react';
import { Translatable } from 'shell/forms';
import { PeoplesWords } from 'shared-ui';
import { useTranslateCareCardNoteMutation } from '../api/care-card-notes';

interface CareNoteProps {
  trip: Pick<MatchDetails, 'id' | 'role'>;
  note: CareCardNote;
  show?: ComponentProps<typeof Translatable>['show'];
  children: string;
}

/** What the family wrote on the care card, which the helper may have translated. */
export function CareNote({ trip: { id, role }, note, show, children: text }: CareNoteProps) {
  const [translate] = useTranslateCareCardNoteMutation();
  if (role !== 'helper') return show ? show(text, {}) : <PeoplesWords>{text}</PeoplesWords>;
  return (
    <Translatable text={text} translate={() => translate({ id, note }).unwrap()} {...(show && { show })} />
  );
}
