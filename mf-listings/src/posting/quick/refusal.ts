import { botCheckMissing } from 'backend/contract/listings/posting';
import { isApiError, toast } from 'shell/host';

/** Says why nothing was published; the server's own sentence tells what to mend or how long to wait. */
export function tellRefusal(error: unknown) {
  if (!isApiError(error)) return tell('Error', 'Something went wrong. Please try again.');
  const { serverMessage = 'Failed to create listing' } = error;
  // This sentence brings its own title.
  if (serverMessage === botCheckMissing) return tell(...titleAndWords(serverMessage));
  tell('Error', serverMessage);
}

const titleAndWords = (sentence: string) => sentence.split(': ') as [string, string];
const tell = (title: string, description: string) => toast({ title, description, variant: 'destructive' });
