import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { openLogin, useMe } from 'shell/host';
import { Button, Card, Notice } from 'shared-ui';
import { EmailBox } from '../posting/fields/EmailBox';
import { DetailsFields } from '../posting/full/DetailsFields';
import { SuccessDialog } from '../posting/full/SuccessDialog';
import { useListingForm } from '../posting/full/useListingForm';
import { useListingType } from '../posting/full/useListingType';
import { WhoMay } from '../posting/full/WhoMay';
import { fullWords, otherType } from '../posting/full/words';
import styles from './CreateListingPage.module.css';

export function CreateListingPage() {
  const type = useListingType();
  const { me } = useMe();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const logIn = () => openLogin({ goTo: pathname + search });
  const { form, created } = useListingForm(type, logIn);
  const words = fullWords[type];

  const submit: typeof form.element.onSubmit = (event) => {
    if (me) return form.element.onSubmit(event);
    event.preventDefault();
    logIn();
    return Promise.resolve();
  };
  return (
    <div className={styles.page}>
      <header>
        <h1>{words.title}</h1>
        <p className={styles.lead}>{words.lead}</p>
        <OtherSide type={type} />
      </header>
      <WhoMay onLogIn={logIn} />
      <Card>
        <form {...form.element} onSubmit={submit}>
          <DetailsFields
            form={form}
            type={type}
            email={
              <EmailBox
                {...form.field('email')}
                isOwn={Boolean(me)}
                hint="People see it when they ask to connect."
              />
            }
          />
          <div className={styles.end}>
            <Notice title="Spam Protection Active">
              An invisible bot-check makes sure that a person is publishing this.
            </Notice>
            <Button type="submit" variant="primary" wide busy={form.isBusy}>
              {form.isBusy ? 'Creating...' : 'Create Listing'}
            </Button>
          </div>
        </form>
      </Card>
      {created && <SuccessDialog listing={created} onClose={() => void navigate('/')} />}
    </div>
  );
}

/** Whoever came to the wrong side of the counter keeps what they have typed. */
function OtherSide({ type }: { type: keyof typeof otherType }) {
  const [search] = useSearchParams();
  const there = new URLSearchParams(search);
  there.delete('action');
  there.set('type', otherType[type]);
  return (
    <p>
      {fullWords[type].other} <Link to={`?${there}`}>{fullWords[otherType[type]].title}</Link>
    </p>
  );
}
