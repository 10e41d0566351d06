import { EntityManager } from '@mikro-orm/postgresql';
import { Controller, Get, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { productName } from '../../platform/contract.js';
import { csvText } from '../../platform/csv.js';
import type { Received } from '../../platform/endpoints.js';
import { Limited } from '../../platform/limits/limited.js';
import { Operation } from '../../platform/openapi/operation.js';
import { Route } from '../../platform/routing/route.js';
import { AuditLog } from '../audit/audit-log.js';
import { DeskNumbersService } from '../numbers/desk-numbers.service.js';
import { AsStaff, ForStaff } from './desk.guard.js';
import { getDeskNumbers, listAuditEntries } from './endpoints.js';
import type { StaffMember } from './staff.js';

const fileName = `${productName.toLowerCase().replaceAll(' ', '-')}-desk-log.csv`;
const header = ['Id', 'At', 'By', 'Action', 'Person', 'Item', 'Reason', 'Details'];

/** The newest rows of a file. Older ones are read in parts on the page. */
const maxRows = 50_000;

@ForStaff()
@Controller()
export class DeskLogController {
  constructor(
    private readonly audit: AuditLog,
    private readonly em: EntityManager,
    private readonly numbers: DeskNumbersService,
  ) {}

  @Route(listAuditEntries)
  list({ query: { before } }: Received<typeof listAuditEntries>, @AsStaff() me: StaffMember) {
    return this.audit.newest(me.id, before);
  }

  @Get('api/desk/log.csv')
  @Operation('downloadAuditLog', 'Download the audit log as CSV')
  @Limited('account.data')
  async csv(@AsStaff() me: StaffMember, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    await this.audit.write(this.em.fork(), { by: me.id, action: 'log.downloaded' });
    void reply.type('text/csv; charset=utf-8');
    void reply.header('content-disposition', `attachment; filename="${fileName}"`);
    const entries = await this.audit.newest(me.id, undefined, maxRows);
    return csvText([
      header,
      ...entries.map(({ id, at, actor, action, personId, itemId, reason, details }) =>
        [id, at, actor, action, personId, itemId, reason, details].map((value) => String(value ?? '')),
      ),
    ]);
  }

  @Route(getDeskNumbers)
  read() {
    return this.numbers.read();
  }
}
