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
};

export type Words = typeof en;
