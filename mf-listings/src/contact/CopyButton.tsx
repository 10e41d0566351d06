import { toast } from 'shell/host';
import { Button, CopyIcon, VisuallyHidden } from 'shared-ui';

/** Takes a text along to another program. */
export function CopyButton({ what, text }: { what: string; text: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: 'Copied', description: `The ${what} is on your clipboard.` });
    } catch {
      // A browser may forbid it; the text stands right beside the button.
      toast({ title: 'Copying is not allowed here', description: 'Please select it by hand.' });
    }
  };
  return (
    <Button variant="quiet" size="small" onClick={copy}>
      <CopyIcon aria-hidden="true" /> Copy<VisuallyHidden> {what}</VisuallyHidden>
    </Button>
  );
}
