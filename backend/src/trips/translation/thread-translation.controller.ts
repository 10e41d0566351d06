import { Controller } from '@nestjs/common';
import type { Received } from '../../platform/endpoints.js';
import { type CurrentUser, Me } from '../../platform/http/access.js';
import { currentLanguage } from '../../platform/request-context.js';
import { Route } from '../../platform/routing/route.js';
import { Translations } from '../../platform/translation/translations.js';
import { translateThreadDraft, translateThreadMessage, translateThreadMessages } from './endpoints.js';
import { ThreadsService } from '../thread/threads.service.js';

@Controller()
export class ThreadTranslationController {
  constructor(
    private readonly threads: ThreadsService,
    private readonly translations: Translations,
  ) {}

  @Route(translateThreadMessage)
  async translate(
    { params: { id, messageId } }: Received<typeof translateThreadMessage>,
    @Me() me: CurrentUser,
  ) {
    return this.translations.of(await this.threads.received(me.id, id, messageId), currentLanguage());
  }

  @Route(translateThreadMessages)
  async translateSeveral(
    { params: { id }, body: { ids } }: Received<typeof translateThreadMessages>,
    @Me() me: CurrentUser,
  ) {
    const messages = await this.threads.receivedAmong(me.id, id, ids);
    return this.translations.ofSeveral(messages, currentLanguage());
  }

  @Route(translateThreadDraft)
  async translateDraft(
    { params: { id }, body: { content, to } }: Received<typeof translateThreadDraft>,
    @Me() me: CurrentUser,
  ) {
    await this.threads.expectOthersHaveWritten(me.id, id);
    return this.translations.of(content, to);
  }
}
