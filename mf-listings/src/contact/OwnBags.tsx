import { use } from 'react';
import type { Me } from 'backend/contract/account';
import { Link } from 'react-router-dom';
import { Notice } from 'shared-ui';
import styles from './ContactInfo.module.css';
import { DialogFoot } from './FormEnd';

/** Once for each person, at their first contact. A server of the last release does not ask. */
export const mustAgree = ({ rulesAgreed }: Me): boolean => rulesAgreed === false;

export function OwnBags() {
  const rule = (
    <>
      <strong>Each carries only their own bags.</strong> Meet in public, before or after security as you
      agree, and pay nothing before the flight. You agree to this once.{' '}
      <Link to="/terms-of-use#your-responsibility">The rules</Link>
    </>
  );
  // The foot of a dialog takes its room from what is above it.
  return use(DialogFoot) ? <p className={styles.rule}>{rule}</p> : <Notice tone="info">{rule}</Notice>;
}
