import { boot } from 'shell/host';
import type { LegalSection } from './LegalPage';

/** The providers depend on the configuration: a demo uses none. */
export const providers: LegalSection = {
  id: 'providers',
  title: 'Who works for us',
  body: (
    <>
      <p>Some work is done by others, who get only what they need for it and may use it for nothing else:</p>
      <ul>
        <li>Stripe processes tips and pays them out. Card numbers go to Stripe alone.</li>
        <li>Twilio delivers text messages: your phone number and the text.</li>
        <li>Our mail provider delivers emails: your address and the email.</li>
        <li>
          Google reCAPTCHA tells people from programs when you log in or post a listing. It looks at your IP
          address and how your browser behaves. Google does this for us and on our instructions.
        </li>
        <li>Google Analytics receives our anonymous counts of pages and buttons, if you agreed.</li>
      </ul>
      {boot.sandbox && (
        <p>
          This is a demo site: the providers that are not switched on are played by the site itself, and what
          would be sent to them stays on this server, where every visitor of the demo can see it in the
          sandbox.
        </p>
      )}
    </>
  ),
};
