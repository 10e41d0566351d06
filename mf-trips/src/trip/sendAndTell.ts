import { toastWithUndo, type Undoable } from 'shell/forms';
import { sentenceOf, toast } from 'shell/host';
import { words } from '../words';

/** Sends a change and says how it ended, and how to take it back. The words of a refusal are the server's own. */
export async function sendAndTell(
  send: () => Promise<unknown>,
  { title, description }: { title: string; description: string },
  back?: Pick<Undoable, 'undo' | 'onUndone'>,
): Promise<boolean> {
  try {
    await send();
    if (back) toastWithUndo({ title, description, ...back });
    else toast({ title, description });
    return true;
  } catch (error) {
    toast({
      title: words.notSent,
      description: sentenceOf(error, words.tryInAMoment),
      variant: 'destructive',
    });
    return false;
  }
}
