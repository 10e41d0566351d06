import type { Listing } from 'backend/contract/listings';
import { toast } from 'shell/host';
import { Button, ShareIcon } from 'shared-ui';
import { mailSubject } from '../listing/trip';

/** Shares the address of the listing with the share sheet of the device, or copies it. */
export function ShareButton({ listing }: { listing: Listing }) {
  const url = `${location.origin}/listing/${listing.id}`;
  const share = async () => {
    try {
      if (navigator.share) return await navigator.share({ title: mailSubject(listing), url });
      await navigator.clipboard.writeText(url);
      toast({ title: 'Link copied', description: 'Send it to whoever should see this trip.' });
    } catch (error) {
      // The visitor closed the share sheet.
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
