import { toastWithUndo } from 'shell/forms';
import { isApiError, sentenceOf, toast } from 'shell/host';
import { Button, Dialog, Notice } from 'shared-ui';
import { useBlockMutation, useUndoBlockMutation } from './api';
import type { Block } from './dialogState';
import { words } from '../words';

export function BlockDialog({ person, onBlocked, onClose }: Block & { onClose: () => void }) {
  const { id, username } = person;
  const [block, { isLoading, error }] = useBlockMutation();
  const [undo] = useUndoBlockMutation();
  const takeBack = async () => {
    const reply = await undo(id);
    // The page that offered the block may be gone, and with it the place of the focus.
    document.getElementById('main')?.focus();
    return reply;
  };
  const confirm = async () => {
    const blocked = { title: words.blocked(username), description: words.blockedHint };
    const { error: refusal } = await block({ userId: id, canBeUndone: true });
    // A server of the release before knows no undo, and a block must not wait for the next one.
    const isUnknown = isApiError(refusal) && refusal.status === 400;
    if (refusal && (!isUnknown || (await block({ userId: id })).error)) return;
    onClose();
    onBlocked();
    if (refusal) toast(blocked);
    else toastWithUndo({ ...blocked, undo: takeBack });
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
