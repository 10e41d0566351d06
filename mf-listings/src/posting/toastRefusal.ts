import { botCheckMissing } from 'backend/contract/listings/posting';
import { isApiError, toast } from 'shell/host';

/** Says why nothing was published; the server's own sentence tells what to mend or how long to wait. */
export function tellRefusal(error: unknown, title: string, otherwise: string) {
  const sentence = (isApiError(error) && error.serverMessage) || otherwise;
  // This sentence brings its own title.
  const [ownTitle = '', rest] = sentence === botCheckMissing ? sentence.split(': ') : [title, sentence];
  toast({ title: ownTitle, description: rest, variant: 'destructive' });
}
