import { profileChange } from 'backend/contract/account';
import { Avatar, Field, TextInput, type TextInputProps } from 'shared-ui';
import styles from './AvatarField.module.css';
import { useSettled } from './useSettled';

interface AvatarFieldProps extends TextInputProps {
  value: string;
  /** Whose initials stand in for a picture. */
  username: string;
  error?: string;
}

export function AvatarField({ username, error, ...input }: AvatarFieldProps) {
  const address = profileChange.shape.profilePictureUrl.safeParse(useSettled(input.value, 400));
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
