import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { maskContacts } from '../../account/index.js';
import { Database } from '../../platform/database/database.js';
import type { CurrentUser } from '../../platform/http/access.js';
import type { Testimonial } from './contract.js';
import { TestimonialReads } from './testimonial-reads.js';

const reply = `
  update testimonial set reply = $3, covered_reply = $4, replied_at = now()
  where id = $1 and target_id = $2 and not is_hidden and reply is null
  returning 1`;
const received = `select 1 from testimonial where id = $1 and target_id = $2 and not is_hidden`;

/** The reviewed person may answer once, in public. */
@Injectable()
export class RepliesService {
  constructor(
    private readonly database: Database,
    private readonly reads: TestimonialReads,
  ) {}

  async reply(me: CurrentUser, id: number, text: string): Promise<Testimonial> {
    const values = [id, me.id, text, maskContacts(text)];
    const replied = await this.database.query('testimonial-reply', reply, values);
    if (!replied.length) throw await this.refusal(me, id);
    return this.reads.one(id, me.id);
  }

  private async refusal(me: CurrentUser, id: number) {
    const found = await this.database.query('testimonial-received', received, [id, me.id]);
    return found.length
      ? new ConflictException('You have replied to this testimonial')
      : new NotFoundException('This testimonial was not found');
  }
}
