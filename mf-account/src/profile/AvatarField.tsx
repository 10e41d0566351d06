import { profileChange } from 'backend/contract/account';
import { useSettled } from 'shell/forms';
import { Avatar, Field, TextInput, type TextInputProps } from 'shared-ui';
import styles from './AvatarField.module.css';

interface AvatarFieldProps extends TextInputProps {
  value: string;
  /** Without a picture, its initials are shown. */
  username: string;
  error: string | undefined;
}

export function AvatarField({ username, error, ...input }: AvatarFieldProps) {
  // Not while the user types: half an address must not be fetched.
  const { settled } = useSettled(input.value, 400);
  const address = profileChange.shape.profilePictureUrl.safeParse(settled);
  return (
    <div className={styles.row}>
      <Avatar
        className={styles.preview}
        name={username}
        src={address.data || null}
        size="large"
        alt="How your picture will look"
      />
      <Field
        label="Picture address"
        optional
        error={error}
        hint="You can leave this empty: your initials are shown then. A picture on the web has an address that starts with https://."
      >
        <TextInput {...input} type="url" inputMode="url" autoComplete="photo" placeholder="https://" />
      </Field>
    </div>
  );
}
