interface Shown {
  /** First name of the other member. */
  other: string;
  /** Cities and days of the trip. */
  title: string;
  wroteMyself: boolean;
  otherWrote: boolean;
}

/** Tells one of the two that a hidden review has been published. */
export function shownMail({ other, title, wroteMyself, otherWrote }: Shown, url: string) {
  const { subject, sentence } =
    wroteMyself && otherWrote
      ? {
          subject: `You and ${other} reviewed your trip`,
          sentence: `You and ${other} have both written about your trip: ${title}. Everybody can read both reviews now.`,
        }
      : otherWrote
        ? {
            subject: `${other} reviewed your trip`,
            sentence: `${other} has written about your trip: ${title}. Everybody can read it now.`,
          }
        : {
            subject: `Your review of ${other} can be read now`,
            sentence: `Everybody can read now what you wrote about ${other} after your trip: ${title}.`,
          };
  return {
    subject: `${subject}: ${title}`,
    greeting: 'Hello,',
    paragraphs: [sentence, ...(otherWrote ? ['You may reply once to what was written about you.'] : [])],
    action: { label: 'Read it', url },
  };
}
