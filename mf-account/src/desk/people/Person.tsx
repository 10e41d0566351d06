import { personAction, type DeskPerson, type PersonAction } from 'backend/contract/moderation/desk';
import { isApiError, sentenceOf, toast } from 'shell/host';
import { Button, Card, Notice, Select, Field, Skeleton, SkeletonRegion } from 'shared-ui';
import { useForm } from 'shell/forms';
import { LoadFailed } from '../../layout/LoadFailed';
import {
  useActOnPersonMutation,
  useChangeRoleMutation,
  useDeskPersonQuery,
  useOpenContactMutation,
  usePersonLogQuery,
} from '../api';
import styles from '../Desk.module.css';
import { Entries } from '../log/Entries';
import { daysOf, MeasureFields, measureStart } from '../MeasureFields';
import { Measures } from './Measures';
import { Notes } from './Notes';
import { PersonCard } from './PersonCard';
import { Tips } from './Tips';

const actionsFor = ({ profilePictureUrl }: DeskPerson) => ({
  warn: 'Warn',
  limit: 'No new contacts',
  suspend: 'Suspend for days',
  ban: 'Ban',
  ...(profilePictureUrl && { 'remove-picture': 'Remove the picture' }),
  'end-sessions': 'End their sessions',
});
const deeds: Record<PersonAction['action'], string> = {
  warn: 'Warn',
  limit: 'Limit',
  suspend: 'Suspend',
  ban: 'Ban',
  'remove-picture': 'Remove the picture of',
  'end-sessions': 'Log out',
};

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
      toast({ title: 'Done', description: `${deeds[action.action]}: ${person?.username}` });
      await again();
    },
  });
  const giveRole = async (role: string) => {
    const { error } = await changeRole({
      id,
      role: role === 'moderator' || role === 'operator' ? role : null,
    });
    if (error) toast({ title: 'Not changed', description: sentenceOf(error, ''), variant: 'destructive' });
    await again();
  };

  // About themselves, which others look after.
  if (isApiError(error) && error.status === 403) return <Notice>{sentenceOf(error, '')}</Notice>;
  if (isError) return <LoadFailed what="this person" onTryAgain={refetch} />;
  if (!person)
    return (
      <SkeletonRegion label="Loading the person">
        <Skeleton shape="block" className={styles.waiting} />
      </SkeletonRegion>
    );
  const action = form.values.action as PersonAction['action'];
  return (
    <>
      <h2 className={styles.heading}>{person.username}</h2>
      <div className={styles.columns}>
        <div className={styles.stack}>
          <PersonCard person={person} isOnOwnPage />
          <Measures measures={person.measures} canLift={isOperator} onLifted={again} />
          <Notes personId={id} onWritten={refetchLog} />
          <Card className={styles.card}>
            <h3>History</h3>
            <Entries entries={log} />
          </Card>
        </div>
        <div className={styles.stack}>
          <Card className={styles.card}>
            <h3>Contact</h3>
            {contact.data ? (
              <p>
                {contact.data.email}
                <br />
                {contact.data.phoneNumber ?? 'No phone number'}
              </p>
            ) : (
              <Button busy={contact.isLoading} onClick={() => openContact(id)}>
                Open email and phone
              </Button>
            )}
            <p className={styles.soft}>Opening it is written to the log.</p>
            {contact.error && (
              <Notice tone="error">{sentenceOf(contact.error, 'It could not be opened.')}</Notice>
            )}
          </Card>
          <Card className={styles.card}>
            <h3>Act</h3>
            <form {...form.element} className={styles.form} aria-label="Act">
              <MeasureFields
                form={form}
                actions={actionsFor(person)}
                hasReason
                hasWords={action !== 'end-sessions'}
              />
              {form.refusal && <Notice tone="error">Nothing was done. {form.refusal}</Notice>}
              <Button type="submit" wide variant="danger" busy={form.isBusy}>
                {deeds[action]} {person.username}
              </Button>
            </form>
          </Card>
          {isOperator && <Tips personId={id} onRefunded={again} />}
          {isOperator && (
            <Card className={styles.card}>
              <Field label="Role at the desk">
                <Select value={person.role ?? 'none'} onChange={(event) => giveRole(event.target.value)}>
                  <option value="none">None</option>
                  <option value="moderator">Moderator</option>
                  <option value="operator">Operator</option>
                </Select>
              </Field>
            </Card>
          )}
        </div>
      </div>
    </>
  );
}
