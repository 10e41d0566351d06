import { Controller } from '@nestjs/common';
import type { Received } from '../../../platform/endpoints.js';
import { type CurrentUser, Me } from '../../../platform/http/access.js';
import { Route } from '../../../platform/routing/route.js';
import { ArrivalContactsService } from './arrival-contacts.service.js';
import { getArrivalContacts, saveArrivalContacts } from '../endpoints.js';

@Controller()
export class ArrivalContactsController {
  constructor(private readonly contacts: ArrivalContactsService) {}

  @Route(getArrivalContacts)
  find({ params: { id } }: Received<typeof getArrivalContacts>, @Me() me: CurrentUser) {
    return this.contacts.find(me.id, id);
  }

  @Route(saveArrivalContacts)
  save({ params: { id }, body: { contacts } }: Received<typeof saveArrivalContacts>, @Me() me: CurrentUser) {
    return this.contacts.save(me.id, id, contacts);
  }
}
