import { Inject, Injectable } from '@nestjs/common';
import type { Twilio } from 'twilio';
import type { RequestOptions } from 'twilio/lib/base/RequestClient.js';
import { CONFIG, type Config } from '../config/config.js';

const providerUrl = 'https://api.twilio.com';
const timeoutMs = 10_000;

/** The SDK loads with the first SMS, because it is larger than all other packages together. */
@Injectable()
export class TwilioClient {
  private client?: Promise<Twilio>;

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  async send(to: string, text: string, statusCallback?: string): Promise<string> {
    const { from } = this.config.sms;
    this.client ??= openClient(this.config.sms);
    const { messages } = await this.client;
    const sender = from.startsWith('MG') ? { messagingServiceSid: from } : { from };
    const { sid } = await messages.create({ to, body: text, ...sender, statusCallback });
    return sid;
  }

  async hasSigned(url: string, form: Record<string, string>, signature: string): Promise<boolean> {
    const { validateRequest } = await import('twilio/lib/webhooks/webhooks.js');
    return validateRequest(this.config.sms.authToken, signature, url, form);
  }
}

async function openClient({ accountSid, authToken, baseUrl }: Config['sms']): Promise<Twilio> {
  const { default: twilio } = await import('twilio');

  class Elsewhere extends twilio.RequestClient {
    override request<Data>(options: RequestOptions<Data>) {
      return super.request({ ...options, uri: options.uri.replace(providerUrl, baseUrl ?? providerUrl) });
    }
  }

  return twilio(accountSid, authToken, { httpClient: new Elsewhere({ timeout: timeoutMs }) });
}
