import { useState } from 'react';
import { sentenceOf, toast } from 'shell/host';
import { Button, CalendarPlusIcon, Card, CopyIcon, Field, Notice, PanelSkeleton, TextInput } from 'shared-ui';
import { useCalendarFeedQuery, useRenewCalendarFeedMutation } from '../api/calendar';
import cardStyles from '../before/TripCard.module.css';
import { sendAndTell } from '../trip/sendAndTell';
import { words } from '../words';
import { FeedQuestion, type FeedChange } from './FeedQuestion';

const feed = words.calendarFeed;

/** The address from which a calendar reads all trips: none yet, or the one that there is. */
export function CalendarAddress() {
  const { data, error, isFetching, refetch } = useCalendarFeedQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [make, making] = useRenewCalendarFeedMutation();
  if (!data && error && !isFetching) {
    return (
      <Notice
        tone="error"
        title={feed.failed}
        action={<Button onClick={() => void refetch()}>{words.tryAgain}</Button>}
      >
        {sentenceOf(error, words.tryInAMoment)}
      </Notice>
    );
  }
  if (!data) return <PanelSkeleton label={words.loadingCalendar} />;
  return (
    <Card className={cardStyles.card}>
      <p>{feed.explained}</p>
      {data.url ? (
        <Address url={data.url} />
      ) : (
        <Button
          size="small"
          className={cardStyles.button}
          busy={making.isLoading}
          onClick={() => sendAndTell(() => make().unwrap(), feed.made)}
        >
          {feed.make}
        </Button>
      )}
    </Card>
  );
}

/** A phone opens its calendar for this scheme. */
const inCalendar = (url: string) => url.replace(/^https?:/, 'webcal:');

function Address({ url }: { url: string }) {
  const [question, setQuestion] = useState<FeedChange | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toast({ title: feed.copied, description: feed.copiedHint });
    } catch {
      // Some browsers forbid it. The address can be selected.
      toast(feed.notCopied);
    }
  };
  return (
    <>
      <Field label={feed.address} hint={feed.warning}>
        <TextInput readOnly value={url} onFocus={({ target }) => target.select()} />
      </Field>
      <div className={cardStyles.buttons}>
        <Button size="small" asChild>
          <a href={inCalendar(url)}>
            <CalendarPlusIcon aria-hidden="true" /> {feed.add}
          </a>
        </Button>
        <Button size="small" onClick={copy}>
          <CopyIcon aria-hidden="true" /> {feed.copy}
        </Button>
        <Button size="small" variant="quiet" onClick={() => setQuestion('renew')}>
          {feed.renew}
        </Button>
        <Button size="small" variant="quiet" onClick={() => setQuestion('end')}>
          {feed.end}
        </Button>
      </div>
      <p className={cardStyles.soft}>{feed.how}</p>
      {question && <FeedQuestion change={question} onClose={() => setQuestion(null)} />}
    </>
  );
}
