import { profileChange, type Me } from 'backend/contract/account';
import { useEffect, useState } from 'react';
import { useForm } from 'shell/forms';
import { toast, useMe } from 'shell/host';
import { Button, Card, Field, Notice, TextInput, useHydrated } from 'shared-ui';
import { useUpdateProfileMutation } from '../api';
import { words } from '../words';
import styles from './NameCard.module.css';

const chosenName = profileChange.pick({ username: true }).required();
const memoryOf = ({ id }: Me) => `name-later-${id}`;
const aYear = 365 * 24 * 60 * 60;

/** Asks new members for a name, once on each device. Nothing waits for the answer. */
export function NameCard() {
  const { me } = useMe();
  return me?.nameChosen === false && <Question key={me.id} me={me} />;
}

function Question({ me }: { me: Me }) {
  const isHydrated = useHydrated();
  const [isLater, setLater] = useState(false);
  const [update] = useUpdateProfileMutation();
  const form = useForm({
    start: { username: '' },
    check: (values) => chosenName.safeParse(values),
    async send({ username }) {
      await update({ username }).unwrap();
      toast({ title: words.welcome(username), description: words.welcomeHint });
    },
  });
  // The server knows it from the cookie, unless the device has lost that.
  const isPostponed = isHydrated && hasPostponed(me);
  useEffect(() => {
    if (isPostponed) setCookie(me);
  }, [isPostponed, me]);
  if (isLater || isPostponed) return null;
  const postpone = () => {
    setPostponed(me);
    setLater(true);
  };
  return (
    <section aria-label={words.yourName} className={styles.place}>
      <Card>
        <form {...form.element} className={styles.form}>
          <Field
            label={words.whatToCallYou}
            hint={words.nameUntilThen(me.username)}
            error={form.issues['username']}
          >
            <TextInput {...form.input('username')} autoComplete="nickname" />
          </Field>
          <div className={styles.actions}>
            <Button type="submit" busy={form.isBusy}>
              {words.chooseThisName}
            </Button>
            <Button variant="quiet" onClick={postpone}>
              {words.later}
            </Button>
          </div>
          {form.refusal && <Notice tone="error">{form.refusal}</Notice>}
        </form>
      </Card>
    </section>
  );
}

function hasPostponed(me: Me): boolean {
  try {
    return localStorage.getItem(memoryOf(me)) !== null;
  } catch {
    return false;
  }
}

/** By it the server leaves the question out. */
function setCookie({ id }: Me) {
  document.cookie = `name-later=${id}; path=/; max-age=${aYear}; samesite=lax`;
}

function setPostponed(me: Me) {
  setCookie(me);
  try {
    localStorage.setItem(memoryOf(me), '1');
  } catch {
    // Forbidden in this window: the card is gone until the page is loaded again.
  }
}
