import type { MyListing } from 'backend/contract/listings';
import { DeleteDialog } from './DeleteDialog';
import { EditDialog } from './EditDialog';
import { RepostDialog } from './RepostDialog';
import type { OwnAction } from './useOwnAction';

const dialogs = { edit: EditDialog, repost: RepostDialog, delete: DeleteDialog };

interface OwnDialogsProps {
  action: OwnAction | undefined;
  listing: MyListing | undefined;
  onClose: () => void;
}

export function OwnDialogs({ action, listing, onClose }: OwnDialogsProps) {
  if (!action || !listing) return null;
  const Dialog = dialogs[action];
  return <Dialog key={listing.id} listing={listing} onClose={onClose} />;
}
