import { useLocation, useNavigate } from 'react-router-dom';
import { openLogin, useMe } from 'shell/host';
import { Button } from 'shared-ui';
import { EmailBox } from '../posting/fields/EmailBox';
import { DetailsFields } from '../posting/full/DetailsFields';
import { SpamProtection } from '../posting/full/SpamProtection';
import { SuccessDialog } from '../posting/full/SuccessDialog';
import { OtherSide } from '../posting/full/OtherSide';
import { useListingForm } from '../posting/full/useListingForm';
import { useListingType } from '../posting/full/useListingType';
import { WhoMay } from '../posting/full/WhoMay';
import { fullWords } from '../posting/full/texts';
import { PostingPage } from '../posting/page/PostingPage';
import { Preview } from '../posting/page/Preview';

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
    <PostingPage
      title={words.title}
      lead={words.lead}
      notice={
        <>
          <OtherSide type={type} />
          <WhoMay onLogIn={logIn} />
        </>
      }
      preview={<Preview type={type} typed={form.typed} />}
    >
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
        <SpamProtection />
        <Button type="submit" variant="primary" wide busy={form.isBusy}>
          {form.isBusy ? 'Creating...' : 'Create Listing'}
        </Button>
      </form>
      {created && <SuccessDialog listing={created} onClose={() => void navigate('/')} />}
    </PostingPage>
  );
}
