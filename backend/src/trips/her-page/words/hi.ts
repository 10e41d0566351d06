import type { HerWords } from './en.js';

export const hi: HerWords = {
  pageFor: (traveler) => `${traveler} के लिए`,
  here: 'यहाँ',
  headline: {
    before: (day) => `आपकी फ़्लाइट ${day} को है`,
    today: 'आपकी फ़्लाइट आज है',
    meets: ({ helper, place, at }) => {
      if (place && at) return `${helper} आपसे ${at} बजे मिलेंगे: ${place}`;
      if (place) return `${helper} आपसे यहाँ मिलेंगे: ${place}`;
      return at ? `${helper} आपसे ${at} बजे मिलेंगे` : `${helper} आपसे मिलेंगे`;
    },
    with: (helper) => `${helper} आपके साथ हैं`,
    fly: (city) => `आपका विमान ${city} जा रहा है`,
    alone: (city) => `${city} तक की फ़्लाइट में आप अकेले हैं`,
    missed: (city) => `${city} का विमान छूट गया है`,
    arrived: 'आपका सफ़र पूरा हुआ',
    willMiss: (city) => `${city} का विमान छूट जाएगा`,
    stays: (city, day) => `आप ${day} तक ${city} में रहेंगे`,
  },
  now: 'अभी',
  steps: {
    before: 'अभी कुछ नहीं करना है। यह पेज सँभालकर रखें।',
    go: ({ flight, city, time }) => [
      'एयरपोर्ट जाएँ।',
      flight ? `आपकी फ़्लाइट ${flight} है, ${city} तक।` : `आपको ${city} जाना है।`,
      time ? `वह ${time} बजे निकलेगी।` : '',
    ],
    terminal: (terminal) => `टर्मिनल ${terminal} है।`,
    gate: (gate) => `गेट ${gate} है।`,
    cancelled: 'यह फ़्लाइट रद्द हो गई है।',
    wait: (helper) => `वहीं रुकें। ${helper} आपको ढूँढ लेंगे।`,
    security: 'सुरक्षा जाँच से निकलें। पासपोर्ट और बोर्डिंग पास हाथ में रखें।',
    board: ({ flight, city }) =>
      flight ? `${city} की फ़्लाइट ${flight} के गेट पर जाएँ।` : `${city} की अपनी फ़्लाइट के गेट पर जाएँ।`,
    fly: (helper) => `अपनी सीट पर बैठे रहें। विमान उतरने के बाद ${helper} के साथ रहें।`,
    flyAlone: 'विमान उतरने तक अपनी सीट पर बैठे रहें।',
    change: ({ flight, city }) =>
      flight
        ? `यहाँ विमान बदलना है। ${city} की फ़्लाइट ${flight} पर जाएँ।`
        : `यहाँ विमान बदलना है। आगे आपको ${city} जाना है।`,
    joins: (helper, city) => `${helper} आपसे ${city} में मिलेंगे।`,
    handOver: (helper, family) => `${family} के मिलने तक ${helper} के साथ रहें।`,
    landed: 'अपना सामान लें और बाहर निकलने के रास्ते पर जाएँ।',
    missed: 'जहाँ हैं वहीं रहें। फ़ोन करें और “मुझे मदद चाहिए” दबाएँ।',
    arrived: 'आपका समय अच्छा बीते।',
    missedWith: (helper) => `${helper} के साथ रहें। ${helper} आपके साथ एयरलाइन के काउंटर पर जाएँगे।`,
    fliesOn: (helper) => (helper ? `आगे की फ़्लाइट में ${helper} आपके साथ होंगे।` : 'आगे की फ़्लाइट में आप अकेले हैं।'),
  },
  sign: (helper) => `${helper} के फ़ोन पर भी यही है`,
  signRead: (digits) => `आपका नंबर: ${digits}।`,
  pictures: {
    umbrella: 'छाता',
    star: 'तारा',
    fish: 'मछली',
    tree: 'पेड़',
    house: 'घर',
    key: 'चाबी',
    bell: 'घंटी',
    leaf: 'पत्ता',
    boat: 'नाव',
    sun: 'सूरज',
    cup: 'कप',
    bird: 'चिड़िया',
  },
  call: (name) => `${name} को फ़ोन करें`,
  show: 'यह किसी को दिखाएँ',
  anotherSentence: 'दूसरा वाक्य',
  back: 'वापस',
  read: 'पढ़कर सुनाएँ',
  stop: 'पढ़ना रोकें',
  help: {
    button: 'मुझे मदद चाहिए',
    question: 'क्या आपको अभी मदद चाहिए?',
    whom: (names) => `${names} को तुरंत संदेश मिलेगा।`,
    yes: 'हाँ, मुझे मदद चाहिए',
    no: 'नहीं, वापस जाएँ',
    sent: (names) => `${names} को पता है कि आपको मदद चाहिए।`,
    sentToOne: (name) => `${name} को पता है कि आपको मदद चाहिए।`,
    seen: (name) => `${name} ने संदेश देख लिया है।`,
    notSeen: 'अभी किसी ने नहीं देखा है। चाहें तो फ़ोन भी करें।',
    waiting: 'नेटवर्क नहीं है। नेटवर्क आते ही संदेश चला जाएगा। यह पेज खुला रखें।',
    failed: 'यह नहीं हो पाया। कृपया फ़ोन करें।',
  },
  offline: (time) => `नेटवर्क नहीं है। यह जानकारी ${time} बजे की है।`,
  ended: { title: 'यह पेज अब बंद है', text: 'अपने परिवार से नया पेज माँगें।' },
  landed: {
    button: 'मेरा विमान उतर गया है',
    question: (city) => `क्या आपका विमान ${city} में उतर गया है?`,
    yes: 'हाँ, उतर गया है',
  },
  offlineSince: (day, time) => `नेटवर्क नहीं है। यह जानकारी ${day}, ${time} बजे की है।`,
};
