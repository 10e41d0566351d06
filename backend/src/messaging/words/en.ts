export const en = {
  hello: 'Hello,',
  unseen: {
    subject: 'You have a new message',
    text: (writer: string, site: string) =>
      `${writer} wrote to you on ${site}, and you have not seen it yet.`,
    read: 'Read and answer',
    footnote: 'You get one mail, however much they write, until you open the conversation.',
  },
  push: {
    wrote: (writer: string) => `${writer} wrote to you`,
    wroteAbout: (writer: string, route: string) => `${writer} wrote to you about ${route}`,
  },
  sms: (site: string, url: string) => `${site}: a new message waits for you. Read it: ${url}`,
  /** Why no SMS was or can be sent. */
  noSms: {
    noReply: 'A text can be sent once they have written back',
    unverified: 'They have not verified a phone number',
    unwanted: 'They do not want text messages from here',
    unreachable: 'We cannot send text messages to their phone',
    overLimit: 'Enough texts were sent for one day',
  },
};

export type Words = typeof en;
