import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { RemoteFigures } from '../../platform/observe/remote-figures.js';
import { barePath } from './bare-path.js';
import type { SlowLoad } from '../contract.js';
import { SlowLoadEntity } from './slow-load.entity.js';

@Injectable()
export class SlowLoadsService {
  constructor(
    private readonly em: EntityManager,
    private readonly figures: RemoteFigures,
  ) {}

  async report({ where, path, remote, release, milliseconds }: SlowLoad): Promise<void> {
    const author = await this.figures.author({ remote, release });
    this.figures.loadedSlowly({ remote, release, where });
    await this.em.insert(SlowLoadEntity, {
      place: where,
      path: barePath(path),
      ...author,
      milliseconds,
    });
  }
}
