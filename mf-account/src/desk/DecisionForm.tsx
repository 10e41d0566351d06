import { decision, type Decision, type DeskItem, type DeskPerson } from 'backend/contract/moderation/desk';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { toast } from 'shell/host';
import { Button, Card, Checkbox, Notice } from 'shared-ui';
import { useForm } from 'shell/forms';
import { words } from '../words';
import { useDecideMutation } from './api';
import styles from './Desk.module.css';
import { likelyReason, nameOfPerson } from './deskTexts';
import { daysOf, MeasureFields, measureStart, pickActions } from './MeasureFields';
import { Related } from './Related';

type Action = Decision['action'];

const deeds: Record<Action, (name: string) => string> = words.deeds;

const canHide = ({ kind }: DeskItem) => ['listing', 'testimonial', 'message'].includes(kind);

function actionsFor(item: DeskItem): Partial<Record<Action, string>> {
  if (item.kind === 'appeal') return pickActions(['lift', 'uphold']);
  return {
    ...pickActions(['dismiss']),
    ...(item.about && pickActions(['warn'])),
    ...(canHide(item) && pickActions(['hide'])),
    ...(item.about && measuresOf(item.about)),
  };
}

const measuresOf = ({ profilePictureUrl }: DeskPerson) => ({
  ...pickActions(['limit', 'suspend', 'ban']),
  ...(profilePictureUrl && pickActions(['remove-picture'])),
});

/** The button names the deed and the person. */
export function DecisionForm({ item, onRefused }: { item: DeskItem; onRefused: () => unknown }) {
  const [decide] = useDecideMutation();
  const navigate = useNavigate();
  const [hide, setHide] = useState(item.hidden);
  const name = nameOfPerson(item.person);
  const isAppeal = item.kind === 'appeal';
  const { related = [] } = item;
  const [also, setAlso] = useState(related.filter(({ isSame }) => isSame).map(({ id }) => id));

  const form = useForm({
    start: {
      ...measureStart(isAppeal ? 'lift' : 'dismiss', likelyReason(item)),
      ...(isAppeal && { words: '' }),
    },
    check: ({ action, reason, words: text, days }) =>
      decision.safeParse({
        action,
        ...(action !== 'dismiss' && { words: text }),
        ...(action !== 'dismiss' && !isAppeal && { reason }),
        ...daysOf(action, days),
        ...(keepsHidden(action) && hide && { hide }),
        ...(related.length > 0 && { also }),
      }),
    async send(made: Decision) {
      await decide({ id: item.id, decision: made }).unwrap();
      toast({ title: words.decided, description: deeds[made.action](name) });
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
      <h3>{words.decide}</h3>
      <form {...form.element} className={styles.form} aria-label={words.decide}>
        <MeasureFields
          form={form}
          actions={actionsFor(item)}
          hasReason={!isPlain && !isAppeal}
          hasWords={!isPlain}
        />
        {keepsHidden(action) && (
          <Checkbox checked={hide} onChange={(event) => setHide(event.target.checked)}>
            {words.keepHidden}
          </Checkbox>
        )}
        {related.length > 0 && <Related others={related} chosen={also} onChange={setAlso} />}
        {form.refusal && <Notice tone="error">{words.nothingDone(form.refusal)}</Notice>}
        <Button
          type="submit"
          wide
          variant={isPlain ? 'secondary' : isAppeal ? 'primary' : 'danger'}
          busy={form.isBusy}
        >
          {deeds[action](name)}
        </Button>
        {item.reports.length > 0 && <p className={styles.soft}>{words.reportersHear}</p>}
      </form>
    </Card>
  );
}
