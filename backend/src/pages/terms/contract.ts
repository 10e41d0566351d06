import { productName } from '../../product/contract.js';
import type { LegalText } from '../legal/contract.js';

export const terms: LegalText = {
  title: 'Terms of Use',
  updated: '2026-11-20',
  lead: 'We help travelers find each other. What happens between them is theirs. Here are the rules in plain words.',
  sections: [
    {
      id: 'acceptance',
      title: 'Accepting these terms',
      body: [
        `By using ${productName}, whether you only look around, post a listing or log in, you agree to these terms and to our [Privacy Policy](/privacy-policy). If you do not agree, please do not use the site. You must be at least 18 years old, or use it together with a parent or guardian.`,
      ],
    },
    {
      id: 'what-we-do',
      title: 'What we do, and what we do not',
      body: [
        `${productName} is a notice board for air travelers. People who offer help post where they are flying; people who seek help post where they need it. We show these listings, pass on contact details to people who ask for them, carry messages and process optional tips.`,
        'We are not an airline, a travel agent, an employer, a carer or a party to anything that two travelers agree. We do not check identities, tickets, visas, health or qualifications. “Verified” means only that somebody entered a code that we sent to their phone.',
      ],
    },
    {
      id: 'disclaimer',
      title: 'Disclaimer of liability',
      body: [
        'All interactions between users are at the users’ own risk. You decide whom you write to, meet, travel with and trust with a relative, a bag or a document. We are not responsible for what users say, do or fail to do, for missed flights, for loss, injury or damage, or for any dispute between users, before, during or after a trip.',
      ],
    },
    {
      id: 'no-warranties',
      title: 'No warranties',
      body: [
        'The site is provided as it is and as available. We do not promise that it will always work, that it is free of errors, that a listing is true, or that you will find a companion. As far as the law allows, we give no warranties of any kind, neither express nor implied.',
      ],
    },
    {
      id: 'your-responsibility',
      title: 'Your responsibility',
      body: [
        'You are responsible for what you post and do. You agree that you will:',
        [
          'tell the truth about yourself, your flight and what you can or need to do;',
          'not send spam, advertisements or the same message to many people;',
          'not harass, threaten, deceive, discriminate against or endanger anybody;',
          'not do or ask for anything illegal, and never carry goods whose contents you have not seen;',
          'not pretend to be somebody else, and not use a contact for anything but the trip;',
          'not collect other people’s data from the site, overload it or try to get around its limits.',
        ],
        'You can block or report anybody. We may remove content and close accounts that break these rules, where it is serious without a warning.',
      ],
    },
    {
      id: 'tips',
      title: 'Tips',
      body: [
        'Help is given freely, and nobody has to tip. A tip is a gift from one user to another and not a price: 100% of it goes to the helper, and we take no platform fee. Cards are handled by our payment provider; we never see the card number. A tip that has been paid is not refunded by us unless the law says so or it was charged by mistake.',
      ],
    },
    {
      id: 'indemnification',
      title: 'Indemnification',
      body: [
        'If somebody makes a claim against us because of what you posted, did on the site or did to another user, or because you broke these terms or the law, you agree to cover our losses and costs, including reasonable legal fees.',
      ],
    },
    {
      id: 'limitation',
      title: 'Limitation of liability',
      body: [
        `As far as the law allows, we, our owners and everyone who works on ${productName} are not liable for any indirect, incidental or consequential damage, nor for lost profits, data or opportunities, that arise from using the site or from not being able to use it. Where liability cannot be excluded, it is limited to 100 US dollars. Nothing here limits liability that the law does not allow to be limited.`,
      ],
    },
    {
      id: 'owner-assets',
      title: 'The owners’ assets are protected',
      body: [
        `Claims that arise from the site can be made only against what belongs to the site. The personal assets of its owners, their families, staff and volunteers are not available for any such claim, and you agree not to seek them. The name, the design and the software of ${productName} remain ours; what you write remains yours, and you allow us to show it on the site as long as it is posted.`,
      ],
    },
    {
      id: 'credits',
      title: 'Credits',
      body: [
        'Airport data: [airport-data-js](https://github.com/aashishvanand/airport-data-js) by Aashish Vivekanand, under [CC BY 4.0](https://creativecommons.org/licenses/by/4.0/) ; selected, corrected and completed with cities by us.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      body: [
        'We may change the site and these terms at any time and without notice. The date at the top says when they last changed. Whoever goes on using the site after that agrees to the new terms.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      body: ['Questions about these terms? {contact}'],
    },
  ],
};
