import { sentenceOf, toast } from 'shell/host';
import { Button, Dialog, Notice } from 'shared-ui';
import { useBlockMutation } from './api';
import type { Block } from './dialogState';
import { words } from '../words';

export function BlockDialog({ person, onBlocked, onClose }: Block & { onClose: () => void }) {
  const { id, username } = person;
  const [block, { isLoading, error }] = useBlockMutation();
  const confirm = async () => {
    const { error } = await block({ userId: id });
    if (error) return;
    toast({ title: words.blocked(username), description: words.blockedHint });
    onClose();
    onBlocked();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.blockTitle(username)}
      description={words.blockHint}
      footer={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button variant="danger" busy={isLoading} onClick={confirm}>
            {words.block}
          </Button>
        </>
      }
    >
      {error && <Notice tone="error">{sentenceOf(error, words.didNotWork)}</Notice>}
    </Dialog>
  );
}
