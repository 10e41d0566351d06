import { useEffect, useRef, useState, type FormEvent } from 'react';
import { bioLimit, profileChange, type Me } from 'backend/contract/account';
import { Link } from 'react-router-dom';
import { isApiError, toast } from 'shell/host';
import { Button, Field, Notice, PhoneField, TextArea, TextInput } from 'shared-ui';
import { useUpdateProfileMutation } from '../api';
import { Section } from '../layout/Section';
import { AvatarField } from './AvatarField';
import { useDraft, type FieldName } from './draft';
import styles from './EditProfile.module.css';
import { fieldIssues, type FieldIssues } from './issues';

export function EditProfile({ me }: { me: Me }) {
  const draft = useDraft(me);
  const form = useRef<HTMLFormElement>(null);
  const [issues, setIssues] = useState<FieldIssues>({});
  const [refusal, setRefusal] = useState<string>();
  const [codeSent, setCodeSent] = useState(false);
  const [update, { isLoading }] = useUpdateProfileMutation();

  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [issues]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setRefusal(undefined);
    const { changes } = draft;
    const checked = profileChange.safeParse(changes);
    if (!checked.success) return setIssues(fieldIssues(checked.error.issues));
    try {
      const saved = await update(checked.data).unwrap();
      draft.settle(changes, saved);
      setIssues({});
      setCodeSent(Boolean(changes.phoneNumber));
      toast({ title: 'Profile updated', description: 'Your profile has been updated successfully' });
    } catch (error) {
      const { issues: found = [], serverMessage } = isApiError(error) ? error : {};
      setIssues(fieldIssues(found));
      if (!found.length) setRefusal(serverMessage);
      toast({
        title: 'Update failed',
        description: 'There was a problem updating your profile',
        variant: 'destructive',
      });
    }
  };
  const type = (name: FieldName, text: string) => {
    draft.change(name, text);
    if (issues[name]) setIssues({ ...issues, [name]: undefined });
  };
  const control = (name: FieldName) => ({
    name,
    value: draft.value(name),
    onChange: (event: { target: { value: string } }) => type(name, event.target.value),
  });

  return (
    <Section title="Edit Profile">
      <form ref={form} className={styles.form} noValidate onSubmit={submit}>
        <Field label="Username" required error={issues.username}>
          <TextInput {...control('username')} autoComplete="nickname" />
        </Field>
        <AvatarField
          {...control('profilePictureUrl')}
          username={draft.value('username')}
          error={issues.profilePictureUrl}
        />
        <Field
          label="Phone number"
          optional
          error={issues.phoneNumber}
          hint="A changed number has to be verified again: we text a code to it."
        >
          <PhoneField
            name="phoneNumber"
            value={draft.value('phoneNumber')}
            onChange={(text) => type('phoneNumber', text)}
          />
        </Field>
        <Field
          label="Languages"
          optional
          error={issues.languages}
          hint="With commas between them: Hindi, English"
        >
          <TextInput {...control('languages')} />
        </Field>
        <Field label="Bio" optional error={issues.bio} hint="What a family should know about you.">
          <TextArea {...control('bio')} count={bioLimit} />
        </Field>
        {refusal && <Notice tone="error">{refusal}</Notice>}
        {codeSent && !me.verified && (
          <Notice tone="good" action={<Link to="/verify">Enter the code</Link>}>
            A code was sent to your new phone number.
          </Notice>
        )}
        <div className={styles.actions}>
          <Button type="submit" variant="primary" busy={isLoading}>
            Save Changes
          </Button>
          {Object.keys(draft.changes).length > 0 && (
            <Button variant="quiet" onClick={draft.discard}>
              Discard changes
            </Button>
          )}
        </div>
      </form>
    </Section>
  );
}
