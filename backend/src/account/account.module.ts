import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { AccountDemo } from './demo.js';
import { DemoPictures } from './demo-pictures.js';
import { LoginCompletionService } from './login/login-completion.service.js';
import { AuthController } from './login/auth.controller.js';
import { CodeCheck } from './codes/code-check.js';
import { Codes } from './codes/codes.js';
import { GuestLogin } from './login/guest-login.js';
import { LoginAttempts } from './login/login-attempts.js';
import { LoginService } from './login/login.service.js';
import { SiteWrongCodeBudget } from './codes/site-wrong-code-budget.js';
import { Notices } from './notifications/notices.js';
import { NotificationsController } from './notifications/notifications.controller.js';
import { NotificationsService } from './notifications/notifications.service.js';
import { UnsubscribeLinks } from './notifications/unsubscribe-links.js';
import { MailboxLinks } from './notifications/mailbox-links.js';
import { StoppedMailboxes } from './notifications/stopped-mailboxes.js';
import { UnsolicitedMail } from './notifications/unsolicited-mail.js';
import { NotificationSettings } from './notifications/notification-settings.js';
import { StoredKeys } from '../platform/secrets/stored-keys.js';
import { Mailboxes, PhoneKeys } from './people/mailbox.js';
import { Interactions } from './people/interactions.js';
import { MemberMail } from './people/member-mail.js';
import { NameChecks } from './people/name-checks.js';
import { Usernames } from './people/usernames.js';
import { Neighbors } from '../moderation/names/neighbors.js';
import { PeopleEvents } from './people/people-events.js';
import { PeopleService } from './people/people.service.js';
import { PublicProfilesService } from './profile/public-profiles.service.js';
import { UserEntity } from './people/user.entity.js';
import { UsersController } from './profile/users.controller.js';
import { AccountService } from './profile/account.service.js';
import { DeletionMarks } from './profile/deletion-marks.js';
import { RepeatedDeletions } from './profile/repeated-deletions.js';
import { LoginsPersonalData } from './profile/logins-personal-data.js';
import { PersonalData } from './profile/personal-data.js';
import { PhoneAttempts } from './profile/phone-attempts.js';
import { PhoneCodesService } from './profile/phone-codes.service.js';
import { ProfileController } from './profile/profile.controller.js';
import { ProfileService } from './profile/profile.service.js';
import { Ratings } from './profile/ratings.js';
import { VerifiedMarks } from './profile/verified-marks.js';
import { VerifiedNumbers } from './profile/verified-numbers.js';
import { BlockEntity } from './blocks/block.entity.js';
import { BlocksService } from './blocks/blocks.service.js';
import { Evidence } from '../moderation/cases/evidence.js';
import { Flags } from '../moderation/flags/flags.js';
import { NameFlags } from '../moderation/flags/name-flags.js';
import { ManyContacts } from '../moderation/flags/many-contacts.js';
import { GuardedMembers } from './blocks/guarded-members.js';
import { MailboxBlocks } from './blocks/mailbox-blocks.js';
import { ReportEntity } from '../moderation/reports/report.entity.js';
import { ReportsService } from '../moderation/reports/reports.service.js';
import { BlocksController } from './blocks/blocks.controller.js';
import { ReportsController } from '../moderation/reports/reports.controller.js';
import { PublicFetch } from '../platform/outbound/public-fetch.js';
import { CopiedPictures } from './pictures/copied-pictures.js';
import { PictureFilesStore } from './pictures/picture-files.js';
import { PictureReader } from './pictures/picture-reader.js';
import { PicturesController } from './pictures/pictures.controller.js';
import { PicturesService } from './pictures/pictures.service.js';
import { ProfilePictures } from './pictures/profile-pictures.js';
import { UploaderAuthorizer } from './pictures/uploader.authorizer.js';
import { ProofAttempts } from './proof/proof-attempts.js';
import { ProofController } from './proof/proof.controller.js';
import { ProofsService } from './proof/proofs.service.js';
import { Cookies } from './sessions/cookies.js';
import { KnownDevices } from './sessions/known-devices.js';
import { KnownNetworks } from './sessions/known-networks.js';
import { EndedSessions } from './sessions/ended-sessions.js';
import { SessionEntity } from './sessions/session.entity.js';
import { SessionGuard } from './sessions/session.guard.js';
import { SessionStrategy } from './sessions/session.strategy.js';
import { SessionUser } from './sessions/session-user.js';
import { SessionsController } from './sessions/sessions.controller.js';
import { SessionsService } from './sessions/sessions.service.js';
import { MailboxBackfill } from './blocks/mailbox-backfill.js';
import { AccountCleanup } from './account-cleanup.js';
import { ModerationCleanup } from '../moderation/moderation-cleanup.js';
import { AuditLog } from '../moderation/audit/audit-log.js';
import { DecisionsService } from '../moderation/desk/decisions.service.js';
import { DeskController } from '../moderation/desk/desk.controller.js';
import { DeskPeopleController } from '../moderation/desk/desk-people.controller.js';
import { ItemsService } from '../moderation/desk/items.service.js';
import { PeopleDesk } from '../moderation/desk/people-desk.service.js';
import { NotesService } from '../moderation/desk/notes.service.js';
import { DismissalsService } from '../moderation/desk/dismissals.service.js';
import { QueueListService } from '../moderation/desk/queue-list.service.js';
import { QueueService } from '../moderation/desk/queue.service.js';
import { DeskLogController } from '../moderation/desk/desk-log.controller.js';
import { DeskNumbersService } from '../moderation/numbers/desk-numbers.service.js';
import { PasskeyChallenges } from './passkeys/challenges.js';
import { PasskeyLoginService } from './passkeys/passkey-login.service.js';
import { PasskeysController } from './passkeys/passkeys.controller.js';
import { PasskeysService } from './passkeys/passkeys.service.js';
import { Staff } from '../moderation/desk/staff.js';
import { DeskItems } from '../moderation/cases/desk-items.js';
import { ModeratedContent } from '../moderation/cases/moderated-content.js';
import { ReporterKeys } from '../moderation/reports/reporter-keys.js';
import { SealedCopies } from '../moderation/cases/sealed-copies.js';
import { AppealLinks } from '../moderation/measures/appeal-links.js';
import { AppealsController } from '../moderation/appeals/appeals.controller.js';
import { AppealsService } from '../moderation/appeals/appeals.service.js';
import { SamePeople } from './identity/same-people.js';
import { ContactLimits } from '../moderation/measures/contact-limits.js';
import { Measures } from '../moderation/measures/measures.service.js';
import { Suspensions } from '../moderation/measures/suspensions.js';

@Module({
  imports: [MikroOrmModule.forFeature([UserEntity, SessionEntity, BlockEntity, ReportEntity])],
  controllers: [
    AuthController,
    ProofController,
    SessionsController,
    ProfileController,
    NotificationsController,
    PicturesController,
    UsersController,
    BlocksController,
    ReportsController,
    DeskController,
    DeskPeopleController,
    AppealsController,
    PasskeysController,
    DeskLogController,
  ],
  providers: [
    { provide: APP_GUARD, useClass: SessionGuard },
    AccountDemo,
    DemoPictures,
    AccountService,
    LoginCompletionService,
    BlocksService,
    CodeCheck,
    Codes,
    Cookies,
    Evidence,
    GuardedMembers,
    MailboxBlocks,
    GuestLogin,
    StoredKeys,
    KnownDevices,
    KnownNetworks,
    LoginAttempts,
    LoginService,
    Mailboxes,
    Interactions,
    MemberMail,
    NameChecks,
    NameFlags,
    Neighbors,
    Usernames,
    Notices,
    NotificationsService,
    EndedSessions,
    PeopleEvents,
    PeopleService,
    DeletionMarks,
    RepeatedDeletions,
    LoginsPersonalData,
    PersonalData,
    PhoneAttempts,
    PhoneCodesService,
    PhoneKeys,
    CopiedPictures,
    PublicFetch,
    PictureFilesStore,
    PictureReader,
    PicturesService,
    ProfilePictures,
    ProfileService,
    PublicProfilesService,
    ProofAttempts,
    ProofsService,
    ReportsService,
    SessionStrategy,
    SessionUser,
    SessionsService,
    UnsubscribeLinks,
    UploaderAuthorizer,
    SiteWrongCodeBudget,
    MailboxLinks,
    StoppedMailboxes,
    UnsolicitedMail,
    NotificationSettings,
    MailboxBackfill,
    AccountCleanup,
    Ratings,
    VerifiedMarks,
    VerifiedNumbers,
    AuditLog,
    ModerationCleanup,
    DeskItems,
    Flags,
    ManyContacts,
    SealedCopies,
    ModeratedContent,
    ReporterKeys,
    AppealLinks,
    AppealsService,
    ContactLimits,
    SamePeople,
    Measures,
    Suspensions,
    DecisionsService,
    NotesService,
    ItemsService,
    PeopleDesk,
    DismissalsService,
    QueueListService,
    QueueService,
    Staff,
    DeskNumbersService,
    PasskeyChallenges,
    PasskeyLoginService,
    PasskeysService,
  ],
  exports: [
    AccountDemo,
    AuditLog,
    BlocksService,
    ContactLimits,
    CodeCheck,
    Codes,
    Cookies,
    DeskNumbersService,
    Evidence,
    Flags,
    ReporterKeys,
    GuestLogin,
    Interactions,
    Mailboxes,
    ManyContacts,
    MemberMail,
    Neighbors,
    Usernames,
    Notices,
    EndedSessions,
    PeopleEvents,
    PeopleService,
    PersonalData,
    ProofsService,
    ReportsService,
    SessionUser,
    Measures,
    SamePeople,
    ModeratedContent,
    Staff,
    StoppedMailboxes,
    Suspensions,
    UnsolicitedMail,
    Ratings,
    VerifiedMarks,
  ],
})
export class AccountModule {}
