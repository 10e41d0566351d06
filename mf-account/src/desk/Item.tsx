import type { DeskItem } from 'backend/contract/moderation/desk';
import { Link, useNavigate } from 'react-router-dom';
import { sentenceOf, toast } from 'shell/host';
import { BackIcon, Button, Card, formatDay, Notice, Skeleton, SkeletonRegion } from 'shared-ui';
import { LoadFailed } from '../layout/LoadFailed';
import {
  useDeskItemQuery,
  useGiveItemBackMutation,
  useShowGuestListingMutation,
  useTakeItemMutation,
} from './api';
import { Conversation } from './Conversation';
import { DecisionForm } from './DecisionForm';
import styles from './Desk.module.css';
import {
  ageOf,
  flagText,
  itemTitle,
  measureReasons,
  measureTexts,
  momentOf,
  outcomeText,
  reportedBy,
  reportReasons,
} from './deskTexts';
import { Entries } from './log/Entries';
import { PersonCard } from './people/PersonCard';
import { SealedCopy } from './SealedCopy';
import { Shortcuts } from './Shortcuts';
import { WordsForm } from './WordsForm';

function howItCame(item: DeskItem): string {
  if (item.kind === 'appeal') return 'Somebody asked to look again';
  return item.people === 0 ? 'A rule found it' : `${reportedBy(item)} reported it`;
}

const focusDecision = () => document.querySelector<HTMLElement>('form select')?.focus();

export function Item({ id, isOperator }: { id: number; isOperator: boolean }) {
  const { data: item, isError, error, refetch } = useDeskItemQuery(id);
  const [take, taking] = useTakeItemMutation();
  const [giveBack] = useGiveItemBackMutation();
  const [show] = useShowGuestListingMutation();
  const navigate = useNavigate();

  const change = async (act: typeof take, title: string) => {
    const { error: refusal } = await act(id);
    if (refusal)
      toast({ title, description: sentenceOf(refusal, 'Please try again.'), variant: 'destructive' });
    await refetch();
  };
  const takeIt = () => change(take, 'Not taken');
  const isMine = item?.takenBy === 'you';

  if (isError)
    return (
      <Notice tone="error" action={<Button onClick={refetch}>Try again</Button>}>
        {sentenceOf(error, 'We could not load this item.')}
      </Notice>
    );
  if (!item)
    return (
      <SkeletonRegion label="Loading the item">
        <Skeleton shape="block" className={styles.waiting} />
      </SkeletonRegion>
    );
  const canTake = item.status === 'open' && !item.takenBy;
  const canDecide = item.status === 'open' && isMine;
  // A member's are shown again with the decision that is lifted on their page.
  const canShow = item.status === 'closed' && item.hidden && !item.about && isOperator;
  const showAgain = async (words: string) => {
    await show({ id, words }).unwrap();
    await refetch();
  };
  const found = [...new Set(item.flags?.map(flagText))];
  return (
    <>
      <Link to="/desk" className={styles.back}>
        <BackIcon aria-hidden="true" /> Queue
      </Link>
      <div className={styles.spread}>
        <div>
          <h2 className={styles.heading}>{itemTitle(item)}</h2>
          <p className={styles.summary}>
            {howItCame(item)}, {ageOf(item.openedAt)} ago.{' '}
            {item.status === 'closed' && `Decided: ${outcomeText(item)}.`}
            {item.takenBy && (isMine ? 'Taken by you.' : 'Somebody else has it.')}
            {item.hidden && ' Out of sight for now.'}
          </p>
        </div>
        {canTake && (
          <Button variant="primary" busy={taking.isLoading} onClick={takeIt}>
            Take it
          </Button>
        )}
      </div>
      <Shortcuts
        shortcuts={[
          { key: 'u', does: 'back to the queue', run: () => void navigate('/desk') },
          ...(canTake ? [{ key: 't', does: 'take it', run: () => void takeIt() }] : []),
          ...(canDecide
            ? [
                { key: 'd', does: 'decide', run: focusDecision },
                { key: 'g', does: 'give it back', run: () => void change(giveBack, 'Not given back') },
              ]
            : []),
        ]}
      />
      <div className={styles.columns}>
        <div className={styles.stack}>
          {item.ownDecision && (
            <Notice tone="warning" title="You took this decision yourself">
              No other operator can answer, so the appeal comes to you. The person reads that too. Give
              somebody else the role on their page, and it goes to them.
            </Notice>
          )}
          {item.appealed && (
            <Card className={styles.card}>
              <h3>What they write</h3>
              <blockquote className={styles.quote}>{item.appealed.appeal}</blockquote>
              <p className={styles.soft}>
                Against: {measureTexts[item.appealed.kind]}, {measureReasons[item.appealed.reason]},{' '}
                {momentOf(item.appealed.takenAt)}. “{item.appealed.words}”
              </p>
            </Card>
          )}
          {item.copy && <SealedCopy copy={item.copy} kind={item.kind} />}
          {item.kind !== 'appeal' && <Conversation item={item} isMine={isMine} />}
          {item.reports.length > 0 && (
            <Card className={styles.card}>
              <h3>What people say</h3>
              <ul className={styles.entries}>
                {item.reports.map((report) => (
                  <li key={report.id}>
                    <strong>{report.by.username}</strong>, member since {formatDay(report.by.memberSince)}
                    {report.established ? '' : ', no phone verified for a day'}
                    <br />
                    <span className={styles.soft}>
                      {reportReasons[report.reason]}
                      {report.details && `: “${report.details}”`}
                    </span>
                  </li>
                ))}
              </ul>
              {item.reports.length > item.people && (
                <p className={styles.soft}>Reports by one person, or from one network, count once.</p>
              )}
            </Card>
          )}
          {found.length > 0 && (
            <Card className={styles.card}>
              <h3>What rules found</h3>
              <ul className={styles.entries}>
                {found.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
              <p className={styles.soft}>
                Rules read no more than first words, names and how many are asked.
              </p>
            </Card>
          )}
          <Card className={styles.card}>
            <h3>History</h3>
            <Entries entries={item.history} />
          </Card>
        </div>
        <div className={styles.stack}>
          {item.about && <PersonCard person={item.about} />}
          {canDecide && <DecisionForm key={item.id} item={item} onRefused={refetch} />}
          {canShow && (
            <Card className={styles.card}>
              <h3>Take it back</h3>
              <p className={styles.soft}>The guest gets your words by email.</p>
              <WordsForm deed="Show it again" send={showAgain} />
            </Card>
          )}
        </div>
      </div>
      {!item.copy && item.kind !== 'appeal' && <LoadFailed what="the sealed copy" onTryAgain={refetch} />}
    </>
  );
}
