import { Controller } from '@nestjs/common';
import { type CurrentUser, Me } from '../../platform/http/access.js';
import { Route } from '../../platform/routing/route.js';
import { FreshProof } from '../proof/fresh-proof.js';
import { DocumentChecksService } from './document-checks.service.js';
import { beginDocumentCheck, readDocumentCheck } from './endpoints.js';

@Controller()
export class DocumentChecksController {
  constructor(private readonly checks: DocumentChecksService) {}

  @Route(readDocumentCheck)
  read(@Me() me: CurrentUser) {
    return this.checks.read(me);
  }

  @Route(beginDocumentCheck)
  @FreshProof('check-document')
  begin(@Me() me: CurrentUser) {
    return this.checks.begin(me);
  }
}
