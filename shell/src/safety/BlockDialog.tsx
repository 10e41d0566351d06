import { sentenceOf, toast } from 'shell/host';
import { Button, Dialog, Notice } from 'shared-ui';
import { useBlockMutation } from './api';
import type { Block } from './dialogState';

export function BlockDialog({ person, onBlocked, onClose }: Block & { onClose: () => void }) {
  const { id, username } = person;
  const [block, { isLoading, error }] = useBlockMutation();
  const confirm = async () => {
    const { error } = await block({ userId: id });
    if (error) return;
    toast({ title: `${username} is blocked`, description: 'You can take it back in your profile.' });
    onClose();
    onBlocked();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Block ${username}?`}
      description="You will not find, message or review each other any more. They are not told."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="danger" busy={isLoading} onClick={confirm}>
            Block
          </Button>
        </>
      }
    >
      {error && <Notice tone="error">{sentenceOf(error, 'This did not work. Please try again.')}</Notice>}
    </Dialog>
  );
}
