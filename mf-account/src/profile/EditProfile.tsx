import { bioLimit, profileChange, type Me, type ProfileChange } from 'backend/contract/account';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useForm } from 'shell/forms';
import { toast } from 'shell/host';
import { Button, Field, Notice, PhoneField, TextArea, TextInput } from 'shared-ui';
import { useUpdateProfileMutation } from '../api';
import { Section } from '../layout/Section';
import { PictureField } from '../picture/PictureField';
import { words } from '../words';
import styles from './EditProfile.module.css';

const secureScheme = 'https://';

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
      toast({ title: words.profileUpdated, description: words.profileUpdatedHint });
    },
    onRefused: () =>
      toast({
        title: words.updateFailed,
        description: words.updateFailedHint,
        variant: 'destructive',
      }),
  });
  const { issues, input } = form;
  const phone = form.field('phoneNumber');
  const isChanged = Object.keys(changesIn(form.values, saved)).length > 0;

  return (
    <Section title={words.editProfile} anchor="edit">
      <form {...form.element} className={styles.form}>
        <Field label={words.username} required error={issues['username']}>
          <TextInput {...input('username')} autoComplete="nickname" />
        </Field>
        <PictureField me={me} />
        <Field
          label={words.pictureAddress}
          optional
          error={issues['profilePictureUrl']}
          hint={words.pictureAddressHint}
        >
          <TextInput
            {...input('profilePictureUrl')}
            type="url"
            dir="ltr"
            inputMode="url"
            placeholder={secureScheme}
          />
        </Field>
        <Field label={words.phoneNumber} optional error={phone.error} hint={words.phoneNumberHint}>
          <PhoneField name={phone.name} value={phone.value} onChange={phone.onChange} />
        </Field>
        <Field label={words.languages} optional error={issues['languages']} hint={words.languagesHint}>
          <TextInput {...input('languages')} />
        </Field>
        <Field label={words.bio} optional error={issues['bio']} hint={words.bioHint}>
          <TextArea {...input('bio')} count={bioLimit} />
        </Field>
        {form.refusal && <Notice tone="error">{form.refusal}</Notice>}
        {isCodeSent && !me.verified && (
          <Notice tone="good" action={<Link to="/verify">{words.enterCode}</Link>}>
            {words.codeSentToNewPhone}
          </Notice>
        )}
        <div className={styles.actions}>
          <Button type="submit" variant="primary" busy={form.isBusy}>
            {words.saveChanges}
          </Button>
          {isChanged && (
            <Button variant="quiet" onClick={form.discard}>
              {words.discardChanges}
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
