import { sentenceOf, toast } from 'shell/host';
import { Button, Dialog, Notice } from 'shared-ui';
import { useEndCalendarFeedMutation, useRenewCalendarFeedMutation } from '../api/calendar';
import { words } from '../words';

const feed = words.calendarFeed;

const texts = {
  renew: { title: feed.renewAsk, hint: feed.renewHint, action: feed.renew, done: feed.renewed },
  end: { title: feed.endAsk, hint: feed.endHint, action: feed.end, done: feed.ended },
};
export type FeedChange = keyof typeof texts;

/** Calendars on several devices may use the address, and none of them says that it has ended. */
export function FeedQuestion({ change, onClose }: { change: FeedChange; onClose: () => void }) {
  const renewal = useRenewCalendarFeedMutation();
  const ending = useEndCalendarFeedMutation();
  const [send, { isLoading, error }] = change === 'renew' ? renewal : ending;
  const { title, hint, action, done } = texts[change];
  const confirm = async () => {
    const { error: refusal } = await send();
    if (refusal) return;
    onClose();
    toast(done);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={hint}
      footer={
        <>
          <Button onClick={onClose}>{words.keepIt}</Button>
          <Button variant="danger" busy={isLoading} onClick={confirm}>
            {action}
          </Button>
        </>
      }
    >
      {error && <Notice tone="error">{sentenceOf(error, words.tryInAMoment)}</Notice>}
    </Dialog>
  );
}
