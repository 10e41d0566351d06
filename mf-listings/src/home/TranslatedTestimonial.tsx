import { Translatable } from 'shell/forms';
import { useTranslateTestimonialMutation } from '../api/translation';

/** Loaded when a reader presses. */
export function TranslatedTestimonial({ id, text }: { id: number; text: string }) {
  const [translate] = useTranslateTestimonialMutation();
  return <Translatable isPressed text={text} translate={() => translate(id).unwrap()} />;
}
