import { bioLimit, profileChange, type Me, type ProfileChange } from 'backend/contract/account';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useForm } from 'shell/forms';
import { toast } from 'shell/host';
import { Button, Field, Notice, PhoneField, TextArea, TextInput } from 'shared-ui';
import { useUpdateProfileMutation } from '../api';
import { Section } from '../layout/Section';
import { PictureField } from '../picture/PictureField';
import styles from './EditProfile.module.css';

export function EditProfile({ me }: { me: Me }) {
  const [isCodeSent, setCodeSent] = useState(false);
  const [update] = useUpdateProfileMutation();
  const saved = textsOf(me);
  const form = useForm({
    draft: `profile-draft-${me.id}`,
    start: saved,
    check: (values) => profileChange.safeParse(changesIn(values, saved)),
    async send(changes: ProfileChange) {
      await update(changes).unwrap();
      setCodeSent(Boolean(changes.phoneNumber));
      toast({ title: 'Profile updated', description: 'Your profile has been updated successfully' });
    },
    onRefused: () =>
      toast({
        title: 'Update failed',
        description: 'There was a problem updating your profile',
        variant: 'destructive',
      }),
  });
  const { issues, input } = form;
  const phone = form.field('phoneNumber');
  const isChanged = Object.keys(changesIn(form.values, saved)).length > 0;

  return (
    <Section title="Edit Profile" anchor="edit">
      <form {...form.element} className={styles.form}>
        <Field label="Username" required error={issues['username']}>
          <TextInput {...input('username')} autoComplete="nickname" />
        </Field>
        <PictureField me={me} />
        <Field
          label="Picture address"
          optional
          error={issues['profilePictureUrl']}
          hint="Of a picture on the web, if you have none here: an address that starts with https://. We copy it once."
        >
          <TextInput {...input('profilePictureUrl')} type="url" inputMode="url" placeholder="https://" />
        </Field>
        <Field
          label="Phone number"
          optional
          error={phone.error}
          hint="A changed number has to be verified again: we text a code to it."
        >
          <PhoneField name={phone.name} value={phone.value} onChange={phone.onChange} />
        </Field>
        <Field
          label="Languages"
          optional
          error={issues['languages']}
          hint="With commas between them: Hindi, English"
        >
          <TextInput {...input('languages')} />
        </Field>
        <Field label="Bio" optional error={issues['bio']} hint="What a family should know about you.">
          <TextArea {...input('bio')} count={bioLimit} />
        </Field>
        {form.refusal && <Notice tone="error">{form.refusal}</Notice>}
        {isCodeSent && !me.verified && (
          <Notice tone="good" action={<Link to="/verify">Enter the code</Link>}>
            A code was sent to your new phone number.
          </Notice>
        )}
        <div className={styles.actions}>
          <Button type="submit" variant="primary" busy={form.isBusy}>
            Save Changes
          </Button>
          {isChanged && (
            <Button variant="quiet" onClick={form.discard}>
              Discard changes
            </Button>
          )}
        </div>
      </form>
    </Section>
  );
}

type FieldName = 'username' | 'profilePictureUrl' | 'phoneNumber' | 'languages' | 'bio';
type ProfileTexts = Record<FieldName, string>;

const textsOf = ({ username, phoneNumber, languages, bio }: Me): ProfileTexts => ({
  username,
  // Only for a new one: PictureField shows the picture that there is.
  profilePictureUrl: '',
  phoneNumber: phoneNumber ?? '',
  languages: languages ?? '',
  bio: bio ?? '',
});

const changesIn = (values: ProfileTexts, saved: ProfileTexts) =>
  Object.fromEntries(Object.entries(values).filter(([name, text]) => text !== saved[name as FieldName]));
