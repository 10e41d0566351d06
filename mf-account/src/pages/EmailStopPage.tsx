import { emailStop } from 'backend/contract/account/email';
import { EmailStop } from '../email/EmailStop';
import { LinkFromMail } from '../layout/LinkFromMail';

/** Of the mail to the earlier address of an account. */
export const EmailStopPage = () => (
  <LinkFromMail>
    {(token) => (emailStop.safeParse({ token }).success ? <EmailStop token={token} /> : null)}
  </LinkFromMail>
);
