import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { withoutPersonalData } from '../../platform/observe/personal-data.js';
import { RemoteFigures } from '../../platform/observe/remote-figures.js';
import { ClientErrorEntity } from './client-error.entity.js';
import type { ClientError } from '../contract.js';
import { barePath } from './bare-path.js';

@Injectable()
export class ClientErrorsService {
  private readonly log = new Logger('Browser');

  constructor(
    private readonly em: EntityManager,
    private readonly figures: RemoteFigures,
  ) {}

  async report({ message, where, path, remote, release, stack }: ClientError): Promise<void> {
    const author = await this.figures.author({ remote, release });
    const clientError = {
      message: withoutPersonalData(message),
      place: where,
      path: barePath(path),
      ...author,
      ...(stack && { stack }),
    };
    this.figures.failed({ remote, release, where });
    this.log.warn({ fault: clientError }, `A visitor met a fault in ${author.remote ?? 'the shell'}`);
    await this.em.insert(ClientErrorEntity, clientError);
  }
}
