import type { DeskItem } from 'backend/contract/moderation/desk';
import { Link, useNavigate } from 'react-router-dom';
import { sentenceOf, toast } from 'shell/host';
import {
  BackIcon,
  Button,
  Card,
  formatDay,
  Isolated,
  Notice,
  PeoplesWords,
  Skeleton,
  SkeletonRegion,
} from 'shared-ui';
import { LoadFailed } from '../layout/LoadFailed';
import { withElements } from '../layout/withElements';
import { words } from '../words';
import {
  useDeskItemQuery,
  useGiveItemBackMutation,
  useShowGuestListingMutation,
  useTakeItemMutation,
} from './api';
import { Conversation } from './Conversation';
import { DecisionForm } from './DecisionForm';
import styles from './Desk.module.css';
import { ageOf, flagText, itemTitle, momentOf, outcomeText } from './deskTexts';
import { Entries } from './log/Entries';
import { PersonCard } from './people/PersonCard';
import { SealedCopy } from './SealedCopy';
import { Shortcuts } from './Shortcuts';
import { WordsForm } from './WordsForm';

function howItCame({ kind, people, openedAt }: DeskItem): string {
  const age = ageOf(openedAt);
  if (kind === 'appeal') return words.cameAsAppeal(age);
  return people === 0 ? words.cameByRule(age) : words.cameByPeople(people, age);
}

const reporterText = ({ by, established }: DeskItem['reports'][number]) =>
  established
    ? words.reporterSince(formatDay(by.memberSince))
    : words.newReporterSince(formatDay(by.memberSince));

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
      toast({ title, description: sentenceOf(refusal, words.pleaseTryAgain), variant: 'destructive' });
    await refetch();
  };
  const takeIt = () => change(take, words.notTaken);
  const isMine = item?.takenBy === 'you';

  if (isError)
    return (
      <Notice tone="error" action={<Button onClick={refetch}>{words.tryAgain}</Button>}>
        {sentenceOf(error, words.itemNotLoaded)}
      </Notice>
    );
  if (!item)
    return (
      <SkeletonRegion label={words.loadingItem}>
        <Skeleton shape="block" className={styles.waiting} />
      </SkeletonRegion>
    );
  const canTake = item.status === 'open' && !item.takenBy;
  const canDecide = item.status === 'open' && isMine;
  // A member's are shown again with the decision that is lifted on their page.
  const canShow = item.status === 'closed' && item.hidden && !item.about && isOperator;
  const showAgain = async (text: string) => {
    await show({ id, words: text }).unwrap();
    await refetch();
  };
  const found = [...new Set(item.flags?.map(flagText))];
  return (
    <>
      <Link to="/desk" className={styles.back}>
        <BackIcon aria-hidden="true" /> {words.queue}
      </Link>
      <div className={styles.spread}>
        <div>
          <h2 className={styles.heading}>{itemTitle(item)}</h2>
          <p className={styles.summary}>
            {howItCame(item)} {item.status === 'closed' && words.itemDecided(outcomeText(item))}
            {item.takenBy && (isMine ? words.itemTakenByYou : words.itemTakenByOther)}
            {item.hidden && ` ${words.itemHidden}`}
          </p>
        </div>
        {canTake && (
          <Button variant="primary" busy={taking.isLoading} onClick={takeIt}>
            {words.takeIt}
          </Button>
        )}
      </div>
      <Shortcuts
        shortcuts={[
          { key: 'u', does: words.keyBack, run: () => void navigate('/desk') },
          ...(canTake ? [{ key: 't', does: words.keyTake, run: () => void takeIt() }] : []),
          ...(canDecide
            ? [
                { key: 'd', does: words.keyDecide, run: focusDecision },
                { key: 'g', does: words.keyGiveBack, run: () => void change(giveBack, words.notGivenBack) },
              ]
            : []),
        ]}
      />
      <div className={styles.columns}>
        <div className={styles.stack}>
          {item.ownDecision && (
            <Notice tone="warning" title={words.ownDecision}>
              {words.ownDecisionHint}
            </Notice>
          )}
          {item.appealed && (
            <Card className={styles.card}>
              <h3>{words.whatTheyWrite}</h3>
              <blockquote className={styles.quote}>
                <PeoplesWords>{item.appealed.appeal}</PeoplesWords>
              </blockquote>
              <p className={styles.soft}>
                {words.appealedAgainst(
                  words.measures[item.appealed.kind],
                  words.measureReasons[item.appealed.reason],
                  momentOf(item.appealed.takenAt),
                )}{' '}
                <PeoplesWords>{words.quoted(item.appealed.words)}</PeoplesWords>
              </p>
            </Card>
          )}
          {item.copy && <SealedCopy copy={item.copy} kind={item.kind} />}
          {item.kind !== 'appeal' && <Conversation item={item} isMine={isMine} />}
          {item.reports.length > 0 && (
            <Card className={styles.card}>
              <h3>{words.whatPeopleSay}</h3>
              <ul className={styles.entries}>
                {item.reports.map((report) => (
                  <li key={report.id}>
                    {withElements(reporterText(report), {
                      name: (
                        <strong>
                          <Isolated>{report.by.username}</Isolated>
                        </strong>
                      ),
                    })}
                    <br />
                    <span className={styles.soft}>
                      {report.details
                        ? words.reasonAndDetails(words.reportReasons[report.reason], report.details)
                        : words.reportReasons[report.reason]}
                    </span>
                  </li>
                ))}
              </ul>
              {item.reports.length > item.people && <p className={styles.soft}>{words.countOnce}</p>}
            </Card>
          )}
          {found.length > 0 && (
            <Card className={styles.card}>
              <h3>{words.whatRulesFound}</h3>
              <ul className={styles.entries}>
                {found.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
              <p className={styles.soft}>{words.whatRulesFoundHint}</p>
            </Card>
          )}
          <Card className={styles.card}>
            <h3>{words.history}</h3>
            <Entries entries={item.history} />
          </Card>
        </div>
        <div className={styles.stack}>
          {item.about && <PersonCard person={item.about} />}
          {canDecide && <DecisionForm key={item.id} item={item} onRefused={refetch} />}
          {canShow && (
            <Card className={styles.card}>
              <h3>{words.takeItBack}</h3>
              <p className={styles.soft}>{words.takeItBackHint}</p>
              <WordsForm deed={words.showAgain} send={showAgain} />
            </Card>
          )}
        </div>
      </div>
      {!item.copy && item.kind !== 'appeal' && <LoadFailed text={words.copyNotLoaded} onTryAgain={refetch} />}
    </>
  );
}
