import * as reports from '../../moderation/reports/contract.js';
import { describeContract } from '../describe-contract.js';

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
