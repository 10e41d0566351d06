import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { AccountModule } from '../account/index.js';
import { AppealsController } from './appeals/appeals.controller.js';
import { AppealsService } from './appeals/appeals.service.js';
import { AuditLog } from './audit/audit-log.js';
import { Cases } from './cases/cases.js';
import { Evidence } from './cases/evidence.js';
import { ModeratedContent } from './cases/moderated-content.js';
import { SealedCopies } from './cases/sealed-copies.js';
import { DecisionsService } from './desk/decisions.service.js';
import { DeskController } from './desk/desk.controller.js';
import { DeskLogController } from './desk/desk-log.controller.js';
import { DeskPeopleController } from './desk/desk-people.controller.js';
import { DismissalsService } from './desk/dismissals.service.js';
import { Duplicates } from './desk/duplicates.service.js';
import { CaseDetailsService } from './desk/case-details.service.js';
import { NotesService } from './desk/notes.service.js';
import { PeopleDesk } from './desk/people-desk.service.js';
import { QueueListService } from './desk/queue-list.service.js';
import { QueueService } from './desk/queue.service.js';
import { Staff } from './desk/staff.js';
import { Flags } from './flags/flags.js';
import { ManyContacts } from './flags/many-contacts.js';
import { NameFlags } from './flags/name-flags.js';
import { AppealLinks } from './measures/appeal-links.js';
import { ContactLimits } from './measures/contact-limits.js';
import { Measures } from './measures/measures.service.js';
import { Suspensions } from './measures/suspensions.js';
import { ModerationCleanup } from './moderation-cleanup.js';
import { SimilarNames } from './names/similar-names.js';
import { DeskNumbersService } from './numbers/desk-numbers.service.js';
import { ReportEntity } from './reports/report.entity.js';
import { ReporterKeys } from './reports/reporter-keys.js';
import { ReportsController } from './reports/reports.controller.js';
import { ReportsService } from './reports/reports.service.js';

@Module({
  imports: [AccountModule, MikroOrmModule.forFeature([ReportEntity])],
  controllers: [
    ReportsController,
    DeskController,
    DeskPeopleController,
    AppealsController,
    DeskLogController,
  ],
  providers: [
    Evidence,
    ModeratedContent,
    SealedCopies,
    Cases,
    ReporterKeys,
    ReportsService,
    Flags,
    ManyContacts,
    NameFlags,
    SimilarNames,
    AppealLinks,
    ContactLimits,
    Measures,
    Suspensions,
    AppealsService,
    AuditLog,
    Staff,
    QueueService,
    QueueListService,
    CaseDetailsService,
    DecisionsService,
    DismissalsService,
    Duplicates,
    PeopleDesk,
    NotesService,
    DeskNumbersService,
    ModerationCleanup,
  ],
  exports: [
    AuditLog,
    ContactLimits,
    DeskNumbersService,
    Evidence,
    Flags,
    ManyContacts,
    Measures,
    ModeratedContent,
    SimilarNames,
    ReporterKeys,
    ReportsService,
    Staff,
    Suspensions,
  ],
})
export class ModerationModule {}
