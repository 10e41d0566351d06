import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, NotFoundException } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { AuditLog } from '../audit/audit-log.js';
import type { NewNote, Notes } from './contract.js';
import type { StaffMember } from './staff.js';

const insert = `
  insert into desk_note (person_id, author_id, text)
  select id, ?, ? from "user" where id = ? and id <> ? returning id`;

const ofPerson = `
  select n.id::float8 as id, n.text, n.written_at as "writtenAt", coalesce(u.username, 'Former staff') as by
  from desk_note n left join "user" u on u.id = n.author_id
  where n.person_id = $1 and n.person_id <> $2 order by n.id desc limit 100`;

type Row = Omit<Notes[number], 'writtenAt'> & { writtenAt: Date };

/** Notes of staff about a person. Staff cannot read notes about themselves. */
@Injectable()
export class NotesService {
  constructor(
    private readonly em: EntityManager,
    private readonly audit: AuditLog,
    private readonly database: Database,
  ) {}

  async list(me: StaffMember, personId: number): Promise<Notes> {
    await this.audit.writeOpening(me.id, 'notes.opened', { personId });
    const rows = await this.database.query<Row>('desk-notes', ofPerson, [personId, me.id]);
    return rows.map(({ writtenAt, ...note }) => ({ ...note, writtenAt: writtenAt.toISOString() }));
  }

  async write(me: StaffMember, personId: number, { text }: NewNote): Promise<void> {
    await this.em.transactional(async (em) => {
      const written = await em.execute<unknown[]>(insert, [me.id, text, personId, me.id]);
      if (!written.length) throw new NotFoundException('This person was not found');
      await this.audit.write(em, { by: me.id, action: 'note.written', personId });
    });
  }
}
