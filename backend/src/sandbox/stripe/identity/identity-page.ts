import { html } from '../../../platform/html/markup.js';
import { formPage } from '../../inbox/form-page.js';

interface IdentityPage {
  address: string;
  returnUrl: string;
}

export const identityPage = ({ address, returnUrl }: IdentityPage, styles: string[]): string =>
  formPage(
    'Show a document',
    styles,
    html`<p class="soft">
        This is the sandbox. It stands in for Stripe, where people show an identity document and take a
        selfie. Nothing is photographed here: choose how the check ends.
      </p>
      <form class="connect" method="post" action="${address}">
        <p>
          <label for="first-name">First name on the document</label>
          <input id="first-name" name="firstName" maxlength="100" autocomplete="off" />
        </p>
        <button type="submit" name="ending" value="verified">Verified</button>
        <button type="submit" name="ending" value="document_expired">Document expired</button>
        <button type="submit" name="ending" value="selfie_face_mismatch">Selfie does not match</button>
        <button type="submit" name="ending" value="under_age">Under age</button>
        <a class="away" href="${returnUrl}">Leave</a>
      </form>`,
  );

/** For an unknown address, and for a check that has ended. */
export const endedPage = (styles: string[]): string =>
  formPage(
    'This check has ended',
    styles,
    html`<p class="soft">Go back to see what came of it.</p>
      <p><a class="away" href="/verify/document">Go back</a></p>`,
  );
