import { useLocation, useNavigate } from 'react-router-dom';
import { NeedsScript } from 'shell/forms';
import { openLogin, useMe } from 'shell/host';
import { Button, LazyPart, Notice } from 'shared-ui';
import { EmailBox } from '../posting/fields/boxes';
import { DetailsFields } from '../posting/full/DetailsFields';
import { MembersOnlyNotice } from '../posting/full/MembersOnlyNotice';
import { SwitchType } from '../posting/full/SwitchType';
import { loadSuccessDialog, useListingForm } from '../posting/full/useListingForm';
import { useListingType } from '../posting/full/useListingType';
import { PostingPage } from '../posting/page/PostingPage';
import { Preview } from '../posting/page/Preview';
import { words } from '../words';
import styles from './CreateListingPage.module.css';

export function CreateListingPage() {
  const type = useListingType();
  const { me } = useMe();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const logIn = () => openLogin({ goTo: pathname + search });
  const { form, created } = useListingForm(type, logIn);
  const texts = words.fullForm[type];

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
          <MembersOnlyNotice className={styles.membersOnly} onLogIn={logIn} />
        </>
      }
      preview={<Preview type={type} values={form.values} />}
    >
      <NeedsScript subject={texts.title} ask={words.fullFormByMail}>
        <form {...form.element} onSubmit={submit}>
          <DetailsFields
            form={form}
            type={type}
            isNew
            email={
              <EmailBox {...form.field('email')} isMember={Boolean(me)} hint={words.emailSeenByAskers} />
            }
          />
          <Notice title={words.spamProtection} className={styles.botCheck}>
            {words.spamProtectionHint}
          </Notice>
          <Button type="submit" variant="primary" wide busy={form.isBusy}>
            {form.isBusy ? words.creating : words.createListing}
          </Button>
        </form>
      </NeedsScript>
      {created && (
        <LazyPart load={loadSuccessDialog} skeleton={null}>
          {(SuccessDialog) => <SuccessDialog listing={created} onClose={() => void navigate('/')} />}
        </LazyPart>
      )}
    </PostingPage>
  );
}
