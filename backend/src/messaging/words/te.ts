import type { Words } from './en.js';

export const te: Words = {
  hello: 'నమస్కారం,',
  unseen: {
    subject: 'మీకు కొత్త సందేశం ఉంది',
    text: (writer, site) => `${writer} మీకు ${site}\u200cలో రాశారు, మీరు ఇంకా చూడలేదు.`,
    read: 'చదివి జవాబివ్వండి',
    footnote: 'మీరు సంభాషణ తెరిచే వరకు, వారు ఎంత రాసినా మీకు ఒక్క మెయిల్ మాత్రమే వస్తుంది.',
  },
  push: {
    wrote: (writer) => `${writer} మీకు రాశారు`,
    wroteAbout: (writer, route) => `${writer} మీకు రాశారు: ${route}`,
  },
  sms: (site, url) => `${site}: మీకు కొత్త సందేశం ఉంది. చదవండి: ${url}`,
  noSms: {
    noReply: 'వారు జవాబు రాశాక SMS పంపవచ్చు',
    unverified: 'వారు ఫోన్ నంబర్‌ను ధృవీకరించలేదు',
    unwanted: 'వారు ఇక్కడి నుంచి SMSలు వద్దనుకున్నారు',
    unreachable: 'వారి ఫోన్‌కు SMS పంపలేము',
    overLimit: 'ఒక రోజుకు సరిపడా SMSలు పంపబడ్డాయి',
  },
};
