import { Body, Controller, Post } from '@nestjs/common';
import { done } from '../../platform/contract.js';
import { Public } from '../../platform/http/access.js';
import { Returns } from '../../platform/http/returns.js';
import { valid } from '../../platform/http/valid.js';
import { Limited } from '../../platform/limits/limited.js';
import { ClientErrorsService } from './client-errors.service.js';
import { Operation } from '../../platform/openapi/operation.js';
import { clientError, type ClientError } from '../contract.js';

@Controller('api/client-errors')
export class ClientErrorsController {
  constructor(private readonly errors: ClientErrorsService) {}

  @Post()
  @Operation('reportClientError', 'Report an error in the browser')
  @Public()
  @Limited('client.error')
  @Returns(done)
  async report(@Body(valid(clientError)) error: ClientError) {
    await this.errors.report(error);
    return { done: true as const };
  }
}
