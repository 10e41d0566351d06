import { sentenceOf, toast } from 'shell/host';
import { words } from '../words';

export function loginFailed(error: unknown): string {
  const description = sentenceOf(error, words.loginFailedHint);
  toast({ title: words.loginFailed, description, variant: 'destructive' });
  return description;
}
