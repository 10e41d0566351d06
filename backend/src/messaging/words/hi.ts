import type { Words } from './en.js';

export const hi: Words = {
  hello: 'नमस्ते,',
  unseen: {
    subject: 'आपके लिए नया संदेश है',
    text: (writer, site) => `${writer} ने ${site} पर आपको लिखा है, और आपने अभी नहीं देखा।`,
    read: 'पढ़ें और जवाब दें',
    footnote: 'जब तक आप बातचीत नहीं खोलते, चाहे वे जितना लिखें, आपको एक ही ईमेल मिलेगा।',
  },
  push: {
    wrote: (writer) => `${writer} ने आपको लिखा है`,
    wroteAbout: (writer, route) => `${writer} ने आपको लिखा है: ${route}`,
  },
  sms: (site, url) => `${site}: आपके लिए नया संदेश है। पढ़ें: ${url}`,
  noSms: {
    noReply: 'जब वे जवाब दे चुके होंगे, तब SMS भेजा जा सकेगा',
    unverified: 'उन्होंने कोई फ़ोन नंबर सत्यापित नहीं किया है',
    unwanted: 'वे यहाँ से SMS नहीं चाहते',
    unreachable: 'हम उनके फ़ोन पर SMS नहीं भेज सकते',
    overLimit: 'एक दिन के लिए काफ़ी SMS भेजे जा चुके हैं',
  },
};
