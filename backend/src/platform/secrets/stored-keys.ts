import { createHash, randomBytes } from 'node:crypto';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config.js';
import { Database } from '../database/database.js';
import { open, seal } from './sealing.js';

const find = `select opened_by as "openedBy", sealed from kept_key where purpose = $1 order by created_at`;
const keep = `insert into kept_key (purpose, opened_by, sealed) values ($1, $2, $3) on conflict do nothing`;

/** Random keys for data that outlives SECRET. Each is stored sealed, so a copy of the database alone is useless. */
@Injectable()
export class StoredKeys {
  private readonly log = new Logger('KeptKeys');
  private readonly keys = new Map<string, Promise<string>>();

  constructor(
    private readonly database: Database,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async key(purpose: string): Promise<string> {
    const known = this.keys.get(purpose);
    if (known) return known;
    const loading = this.load(purpose);
    this.keys.set(purpose, loading);
    loading.catch(() => this.keys.delete(purpose));
    return loading;
  }

  private async load(purpose: string): Promise<string> {
    const { openedBy, opened, isStored } = await this.read(purpose);
    if (opened && isStored) return opened;
    if (!opened && openedBy.length)
      this.log.error(
        { purpose },
        'SECRET was replaced without the one before: what this key protected is lost',
      );
    const key = opened ?? randomBytes(32).toString('base64url');
    const { secret } = this.config;
    await this.database.query('kept-key-keep', keep, [
      purpose,
      nameOf(secret),
      seal(secret, sealed(purpose), key),
    ]);
    // Another node may have been faster: its key wins.
    return (await this.read(purpose)).opened ?? key;
  }

  private async read(purpose: string) {
    const rows = await this.database.query<{ openedBy: string; sealed: string }>('kept-key-find', find, [
      purpose,
    ]);
    const sealedBy = new Map(rows.map((row) => [row.openedBy, row.sealed]));
    const secret = this.config.secrets.find((each) => sealedBy.has(nameOf(each)));
    const text = secret && sealedBy.get(nameOf(secret));
    return {
      openedBy: [...sealedBy.keys()],
      opened: secret && text ? String(open(secret, sealed(purpose), text)) : undefined,
      isStored: sealedBy.has(nameOf(this.config.secret)),
    };
  }
}

const sealed = (purpose: string) => `kept key: ${purpose}`;
const nameOf = (secret: string) =>
  createHash('sha256').update(`name of a secret:${secret}`).digest('base64url').slice(0, 16);
