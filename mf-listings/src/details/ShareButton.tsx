import type { Listing } from 'backend/contract/listings';
import { toast } from 'shell/host';
import { Button, ShareIcon } from 'shared-ui';
import { subjectOf } from '../listing/trip';

/** Hands on the listing's own address: by the phone's own sheet, else as a copied link. */
export function ShareButton({ listing }: { listing: Listing }) {
  const url = `${location.origin}/listing/${listing.id}`;
  const share = async () => {
    try {
      if (navigator.share) return await navigator.share({ title: subjectOf(listing), url });
      await navigator.clipboard.writeText(url);
      toast({ title: 'Link copied', description: 'Send it to whoever should see this trip.' });
    } catch (error) {
      // Whoever closes the phone's sheet has changed their mind; nothing went wrong.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      toast({ title: 'This is the link', description: url });
    }
  };
  return (
    <Button variant="quiet" size="small" onClick={share}>
      <ShareIcon aria-hidden="true" /> Share
    </Button>
  );
}
