import { productName } from 'backend/contract/product';
import { Link } from 'react-router-dom';
import { ContactAddress } from './ContactAddress';
import type { LegalSection } from './LegalPage';

export const terms: LegalSection[] = [
  {
    id: 'acceptance',
    title: 'Accepting these terms',
    body: (
      <p>
        By using {productName}, whether you only look around, post a listing or log in, you agree to these
        terms and to our <Link to="/privacy-policy">Privacy Policy</Link>. If you do not agree, please do not
        use the site. You must be at least 18 years old, or use it together with a parent or guardian.
      </p>
    ),
  },
  {
    id: 'what-we-do',
    title: 'What we do, and what we do not',
    body: (
      <>
        <p>
          {productName} is a notice board for air travelers. People who offer help post where they are flying;
          people who seek help post where they need it. We show these listings, pass on contact details to
          people who ask for them, carry messages and process optional tips.
        </p>
        <p>
          We are not an airline, a travel agent, an employer, a carer or a party to anything that two
          travelers agree. We do not check identities, tickets, visas, health or qualifications. “Verified”
          means only that somebody entered a code that we sent to their phone.
        </p>
      </>
    ),
  },
  {
    id: 'disclaimer',
    title: 'Disclaimer of liability',
    body: (
      <p>
        All interactions between users are at the users’ own risk. You decide whom you write to, meet, travel
        with and trust with a relative, a bag or a document. We are not responsible for what users say, do or
        fail to do, for missed flights, for loss, injury or damage, or for any dispute between users, before,
        during or after a trip.
      </p>
    ),
  },
  {
    id: 'no-warranties',
    title: 'No warranties',
    body: (
      <p>
        The site is provided as it is and as available. We do not promise that it will always work, that it is
        free of errors, that a listing is true, or that you will find a companion. As far as the law allows,
        we give no warranties of any kind, neither express nor implied.
      </p>
    ),
  },
  {
    id: 'your-responsibility',
    title: 'Your responsibility',
    body: (
      <>
        <p>You are responsible for what you post and do. You agree that you will:</p>
        <ul>
          <li>tell the truth about yourself, your flight and what you can or need to do;</li>
          <li>not send spam, advertisements or the same message to many people;</li>
          <li>not harass, threaten, deceive, discriminate against or endanger anybody;</li>
          <li>not do or ask for anything illegal, and never carry goods whose contents you have not seen;</li>
          <li>not pretend to be somebody else, and not use a contact for anything but the trip;</li>
          <li>not collect other people’s data from the site, overload it or try to get around its limits.</li>
        </ul>
        <p>
          You can block or report anybody. We may remove content and close accounts that break these rules,
          where it is serious without a warning.
        </p>
      </>
    ),
  },
  {
    id: 'tips',
    title: 'Tips',
    body: (
      <p>
        Help is given freely, and nobody has to tip. A tip is a gift from one user to another and not a price:
        100% of it goes to the helper, and we take no platform fee. Cards are handled by our payment provider;
        we never see the card number. A tip that has been paid is not refunded by us unless the law says so or
        it was charged by mistake.
      </p>
    ),
  },
  {
    id: 'indemnification',
    title: 'Indemnification',
    body: (
      <p>
        If somebody makes a claim against us because of what you posted, did on the site or did to another
        user, or because you broke these terms or the law, you agree to cover our losses and costs, including
        reasonable legal fees.
      </p>
    ),
  },
  {
    id: 'limitation',
    title: 'Limitation of liability',
    body: (
      <p>
        As far as the law allows, we, our owners and everyone who works on {productName} are not liable for
        any indirect, incidental or consequential damage, nor for lost profits, data or opportunities, that
        arise from using the site or from not being able to use it. Where liability cannot be excluded, it is
        limited to 100 US dollars. Nothing here limits liability that the law does not allow to be limited.
      </p>
    ),
  },
  {
    id: 'owner-assets',
    title: 'The owners’ assets are protected',
    body: (
      <p>
        Claims that arise from the site can be made only against what belongs to the site. The personal assets
        of its owners, their families, staff and volunteers are not available for any such claim, and you
        agree not to seek them. The name, the design and the software of {productName} remain ours; what you
        write remains yours, and you allow us to show it on the site as long as it is posted.
      </p>
    ),
  },
  {
    id: 'credits',
    title: 'Credits',
    body: (
      <p>
        Airport data:{' '}
        <a href="https://github.com/aashishvanand/airport-data-js" rel="noreferrer">
          airport-data-js
        </a>{' '}
        by Aashish Vivekanand, under{' '}
        <a href="https://creativecommons.org/licenses/by/4.0/" rel="noreferrer">
          CC BY 4.0
        </a>
        ; selected, corrected and completed with cities by us.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes',
    body: (
      <p>
        We may change the site and these terms at any time and without notice. The date at the top says when
        they last changed. Whoever goes on using the site after that agrees to the new terms.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Contact',
    body: (
      <p>
        Questions about these terms? <ContactAddress />
      </p>
    ),
  },
];
