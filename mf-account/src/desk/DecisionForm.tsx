import { decision, type Decision, type DeskItem, type DeskPerson } from 'backend/contract/moderation/desk';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { toast } from 'shell/host';
import { Button, Card, Checkbox, Notice } from 'shared-ui';
import { useForm } from 'shell/forms';
import { useDecideMutation } from './api';
import styles from './Desk.module.css';
import { likelyReason } from './deskTexts';
import { daysOf, MeasureFields, measureStart } from './MeasureFields';
import { Related } from './Related';

type Action = Decision['action'];

const deeds: Record<Action, (name: string) => string> = {
  dismiss: () => 'Dismiss',
  hide: (name) => `Hide what ${name} wrote`,
  warn: (name) => `Warn ${name}`,
  limit: (name) => `No new contacts for ${name}`,
  suspend: (name) => `Suspend ${name}`,
  ban: (name) => `Ban ${name}`,
  'remove-picture': (name) => `Remove the picture of ${name}`,
  lift: (name) => `Take back the decision about ${name}`,
  uphold: (name) => `Keep the decision about ${name}`,
};

const canHide = ({ kind }: DeskItem) => ['listing', 'testimonial', 'message'].includes(kind);

function actionsFor(item: DeskItem): Partial<Record<Action, string>> {
  if (item.kind === 'appeal') return { lift: 'Take the decision back', uphold: 'Keep the decision' };
  return {
    dismiss: 'Dismiss',
    ...(item.about && { warn: 'Warn' }),
    ...(canHide(item) && { hide: 'Hide it' }),
    ...(item.about && measuresOf(item.about)),
  };
}

const measuresOf = ({ profilePictureUrl }: DeskPerson) => ({
  limit: 'No new contacts',
  suspend: 'Suspend for days',
  ban: 'Ban',
  ...(profilePictureUrl && { 'remove-picture': 'Remove the picture' }),
});

/** The button names the deed and the person. */
export function DecisionForm({ item, onRefused }: { item: DeskItem; onRefused: () => unknown }) {
  const [decide] = useDecideMutation();
  const navigate = useNavigate();
  const [hide, setHide] = useState(item.hidden);
  const isAppeal = item.kind === 'appeal';
  const { related = [] } = item;
  const [also, setAlso] = useState(related.filter(({ isSame }) => isSame).map(({ id }) => id));

  const form = useForm({
    start: {
      ...measureStart(isAppeal ? 'lift' : 'dismiss', likelyReason(item)),
      ...(isAppeal && { words: '' }),
    },
    check: ({ action, reason, words, days }) =>
      decision.safeParse({
        action,
        ...(action !== 'dismiss' && { words }),
        ...(action !== 'dismiss' && !isAppeal && { reason }),
        ...daysOf(action, days),
        ...(keepsHidden(action) && hide && { hide }),
        ...(related.length > 0 && { also }),
      }),
    async send(made: Decision) {
      await decide({ id: item.id, decision: made }).unwrap();
      toast({ title: 'Decided', description: deeds[made.action](item.person.username) });
      await navigate('/desk');
    },
    onRefused,
  });
  const action = form.values.action as Action;
  const keepsHidden = (chosen: string) =>
    canHide(item) && ['warn', 'limit', 'suspend', 'ban'].includes(chosen);
  const isPlain = action === 'dismiss';

  return (
    <Card className={styles.card}>
      <h3>Decide</h3>
      <form {...form.element} className={styles.form} aria-label="Decide">
        <MeasureFields
          form={form}
          actions={actionsFor(item)}
          hasReason={!isPlain && !isAppeal}
          hasWords={!isPlain}
        />
        {keepsHidden(action) && (
          <Checkbox checked={hide} onChange={(event) => setHide(event.target.checked)}>
            Keep it out of sight
          </Checkbox>
        )}
        {related.length > 0 && <Related others={related} chosen={also} onChange={setAlso} />}
        {form.refusal && <Notice tone="error">Nothing was done. {form.refusal}</Notice>}
        <Button
          type="submit"
          wide
          variant={isPlain ? 'secondary' : isAppeal ? 'primary' : 'danger'}
          busy={form.isBusy}
        >
          {deeds[action](item.person.username)}
        </Button>
        {item.reports.length > 0 && (
          <p className={styles.soft}>
            Whoever reported it hears that it was looked at, not what was decided.
          </p>
        )}
      </form>
    </Card>
  );
}
