import { z } from 'zod';
import { prose } from '../../platform/contract.js';
import { TwilioError } from './twilio-errors.js';
import { parsePhone } from '../../platform/sms/parse-phone.js';

export const twilioForm = z.object({
  To: z.string().default(''),
  From: z.string().default(''),
  MessagingServiceSid: z.string().default(''),
  StatusCallback: z.string().default(''),
  Body: prose.default(''),
});
export type TwilioForm = z.infer<typeof twilioForm>;

/** Twilio reserves these numbers to trigger its errors. */
const magicNumbers: Record<string, [code: number, message: string]> = {
  '+15005550001': [21211, "Invalid 'To' Phone Number: +15005550001"],
  '+15005550002': [21612, 'The number cannot be reached from this sender'],
  '+15005550003': [21408, 'Permission to send an SMS has not been enabled for the region of this number'],
  '+15005550004': [21610, 'Attempt to send to unsubscribed recipient'],
  '+15005550009': [21614, "'To' number is not a valid mobile number"],
};

export const messagingService = `MG${'0'.repeat(32)}`;

export function refuseBadMessage(
  { To, From, MessagingServiceSid, StatusCallback, Body }: TwilioForm,
  sender: string,
) {
  if (!To) throw new TwilioError(400, 21604, "A 'To' phone number is required.");
  const magic = magicNumbers[To];
  if (magic) throw new TwilioError(400, ...magic);
  if (!parsePhone(To)?.isPossible()) {
    throw new TwilioError(400, 21211, `Invalid 'To' Phone Number: ${To}`);
  }
  if (!From && !MessagingServiceSid) throw new TwilioError(400, 21603, "A 'From' phone number is required.");
  if (MessagingServiceSid && MessagingServiceSid !== messagingService)
    throw new TwilioError(404, 20404, `The Messaging Service ${MessagingServiceSid} was not found`);
  if (StatusCallback && !URL.canParse(StatusCallback))
    throw new TwilioError(400, 21609, `The StatusCallback URL ${StatusCallback} is not valid`);
  if (From && From !== sender)
    throw new TwilioError(400, 21606, `The 'From' phone number ${From} is not yours`);
  if (!Body) throw new TwilioError(400, 21602, 'Message body is required.');
  if (Body.length > 1600)
    throw new TwilioError(400, 21617, 'The message body exceeds the 1600 character limit');
}
