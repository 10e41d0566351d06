import { useNavigate } from 'react-router-dom';
import { isApiError, toast } from 'shell/host';
import { Button, Dialog, Notice } from 'shared-ui';
import { useBlockWriterMutation } from './safety-api';

interface BlockDialogProps {
  userId: number;
  username: string;
  onClose: () => void;
}

/** Nothing to do with each other any more, until it is taken back in the profile. */
export function BlockDialog({ userId, username, onClose }: BlockDialogProps) {
  const [block, { isLoading, error }] = useBlockWriterMutation();
  const navigate = useNavigate();
  const confirm = async () => {
    const { error } = await block({ userId });
    if (error) return;
    toast({ title: `${username} is blocked`, description: 'You can take it back in your profile.' });
    void navigate('/messages', { replace: true });
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
      {error && (
        <Notice tone="error">
          {(isApiError(error) && error.serverMessage) || 'This did not work. Please try again.'}
        </Notice>
      )}
    </Dialog>
  );
}
