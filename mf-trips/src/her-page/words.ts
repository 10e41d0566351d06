/** What family and helpers read about the page of the one who flies. */
export const words = {
  pageFor: (name: string | null) => (name ? `A page for ${name}` : 'A page for the one who flies'),
  explained: (name: string | null) =>
    `${name ?? 'The one who flies'} needs no account for it. It says in the language you choose who helps, where and what to do now, reads itself aloud, calls you, and asks strangers for the way. It opens without a network once it was opened.`,
  warning: 'Who has the address sees your phone number and that of the helper. Send it to nobody else.',
  language: 'Language of the page',
  make: 'Make the page',
  made: { title: 'Page made', description: 'Send it, or let the other phone scan the code.' },
  changed: { title: 'Language changed', description: 'The address stays the same.' },
  address: 'Address of the page',
  copy: 'Copy the address',
  copied: (name: string | null) => ({
    title: 'Address copied',
    description: name ? `Send it to ${name}.` : 'Send it to the one who flies.',
  }),
  notCopied: { title: 'Copying is not allowed here', description: 'Please select the address by hand.' },
  share: 'Send the page',
  qr: 'QR code of the page',
  scan: 'Scan it with the camera of the other phone. The printed care card has it, too.',
  open: 'Look at the page',
  end: 'End this page',
  ended: { title: 'The page has ended', description: 'Nobody can open it any more.' },
  needsHelp: (name: string, city: string) => `${name} needs help in ${city}`,
  pressed: (ago: string) => `“I need help” was pressed ${ago}. Please call or go there.`,
  seenBy: (names: string) => `${names} saw it.`,
  seen: 'I have seen it',
  told: (name: string) => ({ title: 'Thank you', description: `${name} can see that you know.` }),
};
