import { Link } from 'react-router-dom';
import type { LegalSection } from './LegalPage';

export const yourRights: LegalSection = {
  id: 'your-rights',
  title: 'Your rights',
  body: (
    <>
      <p>
        Most of it you can do yourself, at once, in <Link to="/profile">your profile</Link>:
      </p>
      <ul>
        <li>see and correct what we know about you;</li>
        <li>download all of it as one file;</li>
        <li>see where you are logged in, and end any of these logins;</li>
        <li>choose which emails you get;</li>
        <li>delete your account, and with it your profile, listings and contact details.</li>
      </ul>
      <p>
        You may also object to how we use your data, take back a consent, or complain to the authority that
        protects data where you live.
      </p>
    </>
  ),
};
