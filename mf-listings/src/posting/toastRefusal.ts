import { botCheckMissing, botCheckSentence } from 'backend/contract/listings/posting';
import { sentenceOf, toast } from 'shell/host';

/** Shows why nothing was published, in the server's own sentence if it sent one. */
export function toastRefusal(error: unknown, title: string, otherwise: string) {
  const sentence = sentenceOf(error, otherwise);
  // This sentence has a title of its own.
  const { title: ownTitle, text } =
    sentence === botCheckSentence ? botCheckMissing : { title, text: sentence };
  toast({ title: ownTitle, description: text, variant: 'destructive' });
}
