import { useLocation, useNavigate } from 'react-router-dom';
import { NeedsScript } from 'shell/forms';
import { openLogin, useMe } from 'shell/host';
import { Button, Notice } from 'shared-ui';
import { EmailBox } from '../posting/fields/boxes';
import { DetailsFields } from '../posting/full/DetailsFields';
import { MembersOnlyNotice } from '../posting/full/MembersOnlyNotice';
import { SuccessDialog } from '../posting/full/SuccessDialog';
import { SwitchType } from '../posting/full/SwitchType';
import { fullFormTexts } from '../posting/full/texts';
import { useListingForm } from '../posting/full/useListingForm';
import { useListingType } from '../posting/full/useListingType';
import { PostingPage } from '../posting/page/PostingPage';
import { Preview } from '../posting/page/Preview';
import styles from './CreateListingPage.module.css';

export function CreateListingPage() {
  const type = useListingType();
  const { me } = useMe();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const logIn = () => openLogin({ goTo: pathname + search });
  const { form, created } = useListingForm(type, logIn);
  const texts = fullFormTexts[type];

  const submit: typeof form.element.onSubmit = (event) => {
    if (me) return form.element.onSubmit(event);
    event.preventDefault();
    logIn();
    return Promise.resolve();
  };
  return (
    <PostingPage
      title={texts.title}
      lead={texts.lead}
      notice={
        <>
          <SwitchType type={type} />
          <MembersOnlyNotice onLogIn={logIn} />
        </>
      }
      preview={<Preview type={type} values={form.values} />}
    >
      <NeedsScript
        subject={texts.title}
        ask="flight number and day, from where to where, and what it is about."
      >
        <form {...form.element} onSubmit={submit}>
          <DetailsFields
            form={form}
            type={type}
            isNew
            email={
              <EmailBox
                {...form.field('email')}
                isMember={Boolean(me)}
                hint="People see it when they ask to connect."
              />
            }
          />
          <Notice title="Spam Protection Active" className={styles.botCheck}>
            An invisible bot-check makes sure that a person is publishing this.
          </Notice>
          <Button type="submit" variant="primary" wide busy={form.isBusy}>
            {form.isBusy ? 'Creating...' : 'Create Listing'}
          </Button>
        </form>
      </NeedsScript>
      {created && <SuccessDialog listing={created} onClose={() => void navigate('/')} />}
    </PostingPage>
  );
}
