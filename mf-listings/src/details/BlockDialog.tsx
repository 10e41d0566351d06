import type { Listing } from 'backend/contract/listings';
import { sentenceOf, toast } from 'shell/host';
import { Button, Dialog, Notice } from 'shared-ui';
import { useBlockMutation } from '../api/safety';

interface BlockDialogProps {
  listing: Listing;
  userId: number;
  onClose: () => void;
  onBlocked: () => void;
}

export function BlockDialog({ listing: { username }, userId, onClose, onBlocked }: BlockDialogProps) {
  const [block, { isLoading, error }] = useBlockMutation();
  const confirm = async () => {
    const { error } = await block({ userId });
    if (error) return;
    toast({ title: `${username} is blocked`, description: 'You can take it back in your profile.' });
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
