import { personAction, type DeskPerson, type PersonAction } from 'backend/contract/moderation/desk';
import { isApiError, sentenceOf, toast } from 'shell/host';
import { Button, Card, Field, Isolated, Notice, Select, Skeleton, SkeletonRegion } from 'shared-ui';
import { useForm } from 'shell/forms';
import { LoadFailed } from '../../layout/LoadFailed';
import { words } from '../../words';
import {
  useActOnPersonMutation,
  useChangeRoleMutation,
  useDeskPersonQuery,
  useOpenContactMutation,
  usePersonLogQuery,
} from '../api';
import styles from '../Desk.module.css';
import { Entries } from '../log/Entries';
import { daysOf, MeasureFields, measureStart, pickActions } from '../MeasureFields';
import { Measures } from './Measures';
import { Notes } from './Notes';
import { PersonCard } from './PersonCard';
import { Tips } from './Tips';

const actionsFor = ({ profilePictureUrl }: DeskPerson) => ({
  ...pickActions(['warn', 'limit', 'suspend', 'ban']),
  ...(profilePictureUrl && pickActions(['remove-picture'])),
  ...pickActions(['end-sessions']),
});

export function Person({ id, isOperator }: { id: number; isOperator: boolean }) {
  const { data: person, isError, error, refetch } = useDeskPersonQuery(id);
  const { data: log = [], refetch: refetchLog } = usePersonLogQuery(id);
  const [act] = useActOnPersonMutation();
  const [openContact, contact] = useOpenContactMutation();
  const [changeRole] = useChangeRoleMutation();

  const again = async () => {
    await Promise.all([refetch(), refetchLog()]);
  };
  const form = useForm({
    start: measureStart('warn'),
    check: ({ action, reason, words, days }) =>
      personAction.safeParse({
        action,
        reason,
        ...(action !== 'end-sessions' && { words }),
        ...daysOf(action, days),
      }),
    async send(action: PersonAction) {
      await act({ id, action }).unwrap();
      toast({ title: words.done, description: words.personDone[action.action](person?.username ?? '') });
      await again();
    },
  });
  const giveRole = async (role: string) => {
    const { error } = await changeRole({
      id,
      role: role === 'moderator' || role === 'operator' ? role : null,
    });
    if (error) toast({ title: words.notChanged, description: sentenceOf(error, ''), variant: 'destructive' });
    await again();
  };

  // About themselves, which others look after.
  if (isApiError(error) && error.status === 403) return <Notice>{sentenceOf(error, '')}</Notice>;
  if (isError) return <LoadFailed text={words.personNotLoaded} onTryAgain={refetch} />;
  if (!person)
    return (
      <SkeletonRegion label={words.loadingThePerson}>
        <Skeleton shape="block" className={styles.waiting} />
      </SkeletonRegion>
    );
  const action = form.values.action as PersonAction['action'];
  return (
    <>
      <h2 className={styles.heading}>
        <Isolated>{person.username}</Isolated>
      </h2>
      <div className={styles.columns}>
        <div className={styles.stack}>
          <PersonCard person={person} isOnOwnPage />
          <Measures measures={person.measures} canLift={isOperator} onLifted={again} />
          <Notes personId={id} onWritten={refetchLog} />
          <Card className={styles.card}>
            <h3>{words.history}</h3>
            <Entries entries={log} />
          </Card>
        </div>
        <div className={styles.stack}>
          <Card className={styles.card}>
            <h3>{words.contact}</h3>
            {contact.data ? (
              <p>
                <Isolated>{contact.data.email}</Isolated>
                <br />
                {contact.data.phoneNumber ? (
                  <Isolated>{contact.data.phoneNumber}</Isolated>
                ) : (
                  words.noPhoneNumber
                )}
              </p>
            ) : (
              <Button busy={contact.isLoading} onClick={() => openContact(id)}>
                {words.openContact}
              </Button>
            )}
            <p className={styles.soft}>{words.openingIsLogged}</p>
            {contact.error && <Notice tone="error">{sentenceOf(contact.error, words.notOpened)}</Notice>}
          </Card>
          <Card className={styles.card}>
            <h3>{words.act}</h3>
            <form {...form.element} className={styles.form} aria-label={words.act}>
              <MeasureFields
                form={form}
                actions={actionsFor(person)}
                hasReason
                hasWords={action !== 'end-sessions'}
              />
              {form.refusal && <Notice tone="error">{words.nothingDone(form.refusal)}</Notice>}
              <Button type="submit" wide variant="danger" busy={form.isBusy}>
                {words.personDeeds[action](person.username)}
              </Button>
            </form>
          </Card>
          {isOperator && <Tips personId={id} onRefunded={again} />}
          {isOperator && (
            <Card className={styles.card}>
              <Field label={words.roleAtDesk}>
                <Select value={person.role ?? 'none'} onChange={(event) => giveRole(event.target.value)}>
                  <option value="none">{words.roleNames.none}</option>
                  <option value="moderator">{words.roleNames.moderator}</option>
                  <option value="operator">{words.roleNames.operator}</option>
                </Select>
              </Field>
            </Card>
          )}
        </div>
      </div>
    </>
  );
}
