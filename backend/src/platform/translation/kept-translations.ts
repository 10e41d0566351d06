import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config.js';
import { Database } from '../database/database.js';
import type { Language } from '../language/contract.js';
import { keyedHashes, open, seal } from '../secrets/sealing.js';
import { translation, type Translation } from './contract.js';

const find = `
  select sealed from kept_translation
  where hash = any($1) and language = $2 and made_at > now() - interval '30 days' limit 1`;

const keep = `
  with forgotten as (delete from kept_translation where made_at < now() - interval '30 days')
  insert into kept_translation (hash, language, sealed) values ($1, $2, $3)
  on conflict (hash, language) do update set sealed = excluded.sealed, made_at = now()`;

const purpose = 'translation';

/**
 * A cache of translations. Each is sealed with the original text as its secret, so it cannot be read after that text
 * was deleted.
 */
@Injectable()
export class KeptTranslations {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly database: Database,
  ) {}

  async find(text: string, language: Language): Promise<Translation | undefined> {
    const values = [keyedHashes(this.config.secrets, text), language];
    const [row] = await this.database.query<{ sealed: string }>('translation-find', find, values);
    return row && translation.parse(open(text, purpose, row.sealed));
  }

  async keep(text: string, language: Language, made: Translation): Promise<void> {
    const [hash] = keyedHashes(this.config.secrets, text);
    const values = [hash, language, seal(text, purpose, made)];
    await this.database.query('translation-keep', keep, values);
  }
}
