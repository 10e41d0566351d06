import { use } from 'react';
import type { Me } from 'backend/contract/account';
import { Link } from 'react-router-dom';
import { Notice, withParts } from 'shared-ui';
import { words } from '../words';
import styles from './ContactInfo.module.css';
import { DialogFoot } from './FormEnd';

/** Once for each person, at their first contact. A server of the last release does not ask. */
export const mustAgree = ({ rulesAgreed }: Me): boolean => rulesAgreed === false;

const parts = {
  strong: (text: string) => <strong>{text}</strong>,
  rules: (text: string) => <Link to="/terms-of-use#your-responsibility">{text}</Link>,
};

export function OwnBags() {
  const rule = withParts(words.ownBags, parts);
  // The foot of a dialog takes its room from what is above it.
  return use(DialogFoot) ? <p className={styles.rule}>{rule}</p> : <Notice tone="info">{rule}</Notice>;
}
