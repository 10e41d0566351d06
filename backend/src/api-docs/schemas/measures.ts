import * as reports from '../../moderation/reports/contract.js';
import * as measures from '../../moderation/measures/contract.js';
import { describeContract } from '../describe-contract.js';
import { mailedToken } from '../examples.js';

const words = 'What the person reads about the decision, in English.';

export const ofMeasures = describeContract(measures, {
  measureReason: { description: 'Which rule of the terms a decision is about.' },
  measureKind: { description: 'What was decided about a person.' },
  measure: {
    description: 'A decision about a person.',
    fields: {
      kind: 'What it does: a warning, hidden content, a limit on new contacts, and so on.',
      reason: 'Which rule of the terms it is about.',
      words,
      takenAt: 'When it was decided, in UTC.',
      endsAt: 'When it ends by itself, in UTC. Null when it does not.',
      liftedAt: 'When it was taken back, in UTC. Null while it stands.',
      appeal: 'What the person wrote against it. Null when they did not.',
    },
  },
  newAppeal: {
    description: 'Asks once that a decision is looked at again.',
    fields: {
      token: 'The sealed part of the link in the mail about the decision.',
      text: 'Why the decision is wrong, in own words.',
    },
    example: { token: mailedToken, text: 'The message was a joke between friends. They can confirm it.' },
  },
  appealQuestion: {
    description: 'Which decision to read.',
    fields: { token: 'The sealed part of the link in the mail about the decision.' },
    example: { token: mailedToken },
  },
  appealable: {
    description: 'The decision that a mail is about.',
    fields: {
      kind: 'What was decided.',
      reason: 'Which rule of the terms it is about.',
      words,
      takenAt: 'When it was decided, in UTC.',
      endsAt: 'When it ends by itself, in UTC. Null when it does not.',
      state: '`open` can be appealed against, `sent` was, `lifted` is taken back.',
      hasOtherReviewer:
        'Whether an operator could look at it again who did not decide. False: the same person looks again.',
      upheld: 'Whether it was looked at again and stays.',
    },
  },
});

export const reportedThings = {
  userId: 'Whom the report is about, or whose content. At least one of the four ids has to be sent.',
  listingId: 'The reported listing. Absent when the report is about something else.',
  testimonialId: 'The reported review. Absent when the report is about something else.',
  messageId: 'The reported message, from a conversation of the reporter. Absent otherwise.',
};

export const ofReports = describeContract(reports, {
  reportReason: { description: 'What a report complains of.' },
  newReport: {
    description: 'What the team should look at.',
    fields: {
      ...reportedThings,
      reason: 'Decides how soon the team looks; `danger` comes first.',
      details: 'What happened, in own words. Only the team reads it. Absent when the reason says enough.',
    },
    example: { userId: 52, reason: 'spam', details: 'They send everyone the same advertisement.' },
  },
});
