import { EntityManager } from '@mikro-orm/postgresql';
import { Controller, Get, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { productName } from '../../platform/contract.js';
import { csvText } from '../../platform/csv.js';
import { Returns } from '../../platform/http/returns.js';
import { valid } from '../../platform/http/valid.js';
import { Limited } from '../../platform/limits/limited.js';
import { Operation } from '../../platform/openapi/operation.js';
import { AuditLog } from '../audit/audit-log.js';
import { auditLog, auditSearch, type AuditSearch } from './contract.js';
import { deskNumbers } from '../numbers/contract.js';
import { DeskNumbersService } from '../numbers/desk-numbers.service.js';
import { AsStaff, ForStaff } from './desk.guard.js';
import type { StaffMember } from './staff.js';

const fileName = `${productName.toLowerCase().replaceAll(' ', '-')}-desk-log.csv`;
const header = ['Id', 'At', 'By', 'Action', 'Person', 'Item', 'Reason', 'Details'];

/** The newest rows of a file. Older ones are read in parts on the page. */
const maxRows = 50_000;

@ForStaff()
@Controller('api/desk')
export class DeskLogController {
  constructor(
    private readonly audit: AuditLog,
    private readonly em: EntityManager,
    private readonly numbers: DeskNumbersService,
  ) {}

  @Get('log')
  @Operation('listAuditEntries', 'Read the audit log')
  @Limited('list.read')
  @Returns(auditLog)
  list(@AsStaff() me: StaffMember, @Query(valid(auditSearch)) { before }: AuditSearch) {
    return this.audit.newest(me.id, before);
  }

  @Get('log.csv')
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

  @Get('numbers')
  @Operation('getDeskNumbers', 'Read the numbers of the desk')
  @Limited('list.read')
  @Returns(deskNumbers)
  read() {
    return this.numbers.read();
  }
}
