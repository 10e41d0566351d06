import { sentenceOf, toast } from 'shell/host';

/** Sends a change and says how it ended. The words of a refusal are the server's own. */
export async function sendAndTell(
  send: () => Promise<unknown>,
  { title, description }: { title: string; description: string },
): Promise<boolean> {
  try {
    await send();
    toast({ title, description });
    return true;
  } catch (error) {
    toast({
      title: 'Not sent',
      description: sentenceOf(error, 'Please try again in a moment.'),
      variant: 'destructive',
    });
    return false;
  }
}
