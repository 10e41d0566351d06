import { Controller } from '@nestjs/common';
import type { Received } from '../../platform/endpoints.js';
import { type CurrentUser, Me } from '../../platform/http/access.js';
import { currentLanguage } from '../../platform/request-context.js';
import { Route } from '../../platform/routing/route.js';
import { Translations } from '../../platform/translation/translations.js';
import { translateDraft, translateMessage, translateMessages } from './endpoints.js';
import { ReceivedMessages } from './received-messages.js';

@Controller()
export class MessageTranslationController {
  constructor(
    private readonly received: ReceivedMessages,
    private readonly translations: Translations,
  ) {}

  @Route(translateMessage)
  async translate({ params: { id } }: Received<typeof translateMessage>, @Me() me: CurrentUser) {
    return this.translations.of(await this.received.words(me.id, id), currentLanguage());
  }

  @Route(translateMessages)
  async translateSeveral(
    { params: { otherUserId }, body: { ids } }: Received<typeof translateMessages>,
    @Me() me: CurrentUser,
  ) {
    const messages = await this.received.from(otherUserId, me.id, ids);
    return this.translations.ofSeveral(messages, currentLanguage());
  }

  @Route(translateDraft)
  async translateDraft(
    { params: { otherUserId }, body: { content, to } }: Received<typeof translateDraft>,
    @Me() me: CurrentUser,
  ) {
    await this.received.expectWordsFrom(otherUserId, me.id);
    return this.translations.of(content, to);
  }
}
