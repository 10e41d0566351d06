import { test } from '../../fixtures';
import type { Language } from './language';
import { familyStory } from './steps';

test.setTimeout(120_000);

const hindi: Language = {
  code: 'hi',
  locale: 'hi-IN',
  dir: 'ltr',
  daughter: 'आशा',
  mother: 'लक्ष्मी',
  note: 'मेरी माँ सिर्फ़ हिन्दी बोलती हैं और धीरे चलती हैं।',
  medicine: 'ब्लड प्रेशर की गोली, रात 8 बजे',
  review: 'बहुत धैर्य से पूरे रास्ते माँ के साथ रहीं।',
  cities: { ACC: 'अक्रा', DSS: 'डकार', ABJ: 'आबिदजान' },
  home: {
    from: 'कहाँ से',
    to: 'कहाँ तक',
    search: 'खोजें',
    results: 'Flight Amigo खोजें',
    seeContact: 'संपर्क जानकारी देखें',
    details: 'Amigo के बारे में',
  },
  login: {
    button: 'लॉग इन',
    title: /^Flight Amigo में लॉग इन करें/,
    email: 'ईमेल',
    next: 'आगे बढ़ें',
    code: 'पुष्टि का कोड',
  },
  ask: {
    someoneElse: 'कोई और',
    firstName: 'पहला नाम',
    age: 'उम्र',
    seventies: '70–79',
    yourFirstName: /^आपका पहला नाम/,
    note: /^Meera.* को कुछ शब्द/,
    send: /^मंज़ूर है, Meera.* से पूछें$/,
    sent: /पूछ लिया। फ़ैसला Meera.* का है।/,
  },
  mails: {
    hello: 'नमस्ते,\n',
    code: /यह Flight Amigo में लॉग इन करने का कोड है।/,
    agreed: /Meera.* ने हाँ कहा: Meera.* के साथ लक्ष्मी की उड़ान है।/,
    stillFlying: /जल्द ही Meera.* के साथ लक्ष्मी की उड़ान है।/,
    confirmed: /^धन्यवाद, आपकी उड़ान पक्की है$/,
    dayAfter: /लक्ष्मी ने Meera.* के साथ उड़ान ली: /,
  },
  trip: {
    title: (from, to) => new RegExp(`Meera.* के साथ ${from} से ${to}`),
    contact: 'संपर्क',
    before: 'उड़ान से पहले',
    fillIn: 'भरें',
    firstName: 'पहला नाम',
    medicine: 'दवाएँ, स्थानीय समय के साथ',
    saveCard: 'देखभाल कार्ड सेव करें',
    cardSaved: 'देखभाल कार्ड सेव हो गया',
  },
  day: {
    saysLanded: /^Meera.* और .* उतर गए हैं।/,
    atAirport: /^लक्ष्मी हवाई अड्डे पर हैं$/,
    met: 'वे मिल गए हैं',
    landed: /^वे( .+ में)? उतर गए हैं$/,
    withMe: /^लक्ष्मी मेरे साथ हैं$/,
    isWithYou: /^लक्ष्मी आपके साथ हैं।$/,
  },
  after: {
    howWasIt: /^Meera.* के साथ कैसा रहा\?$/,
    fiveStars: '5 सितारे',
    words: 'दूसरों को क्या जानना चाहिए?',
    feltSafe: 'हाँ',
    send: 'भेजें',
    bothAppear: /दोनों समीक्षाएँ तब दिखेंगी जब Meera.* भी लिख चुके होंगे/,
    saidYes: 'आपने “हाँ” कहा',
  },
};

test('a family in Delhi finds company for the mother, in Hindi', async ({
  anotherBrowser,
  verifiedMember,
  inbox,
}) => {
  const helper = await verifiedMember('Meera');
  await familyStory({ anotherBrowser, helper, inbox }, hindi);
});
