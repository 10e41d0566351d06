import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { AccountDemo } from './demo.js';
import { DemoPictures } from './demo-pictures.js';
import { LoginCompletionService } from './login/login-completion.service.js';
import { AuthController } from './login/auth.controller.js';
import { ChannelSettings } from './channels/channel-settings.js';
import { ChannelsController } from './channels/channels.controller.js';
import { CodeCheck } from './codes/code-check.js';
import { Codes } from './codes/codes.js';
import { ContactAttempts } from './codes/contact-attempts.js';
import { CheckBudget } from './documents/check-budget.js';
import { CheckReconciler } from './documents/check-reconciler.js';
import { CheckSync } from './documents/check-sync.js';
import { DocumentChecksController } from './documents/document-checks.controller.js';
import { DocumentChecksService } from './documents/document-checks.service.js';
import { IdentitySessions } from './documents/identity-sessions.js';
import { KeptChecks } from './documents/kept-checks.js';
import { EmailChangesService } from './email/email-changes.service.js';
import { EmailController } from './email/email.controller.js';
import { EmailStopsService } from './email/email-stops.service.js';
import { FormerAnswers } from './former-members/former-answers.js';
import { GuestLogin } from './login/guest-login.js';
import { LoginAttempts } from './login/login-attempts.js';
import { LoginService } from './login/login.service.js';
import { SiteWrongCodeBudget } from './codes/site-wrong-code-budget.js';
import { Notify } from './news/notify.js';
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
import { GuestMail } from './people/guest-mail.js';
import { NameChecks } from './people/name-checks.js';
import { Usernames } from './people/usernames.js';
import { PeopleEvents } from './people/people-events.js';
import { PeopleService } from './people/people.service.js';
import { PublicProfilesService } from './profile/public-profiles.service.js';
import { UserEntity } from './people/user.entity.js';
import { TripThanks } from './people/trip-thanks.js';
import { UsersController } from './profile/users.controller.js';
import { AccountService } from './profile/account.service.js';
import { DeletionMarks } from './profile/deletion-marks.js';
import { RepeatedDeletions } from './profile/repeated-deletions.js';
import { LoginsPersonalData } from './profile/logins-personal-data.js';
import { PersonalData } from './profile/personal-data.js';
import { PhoneCodesService } from './profile/phone-codes.service.js';
import { ProfileController } from './profile/profile.controller.js';
import { ProfileService } from './profile/profile.service.js';
import { Ratings } from './profile/ratings.js';
import { VerifiedMarks } from './profile/verified-marks.js';
import { VerifiedNumbers } from './profile/verified-numbers.js';
import { BlockEntity } from './blocks/block.entity.js';
import { FinalBlocks } from './blocks/final-blocks.js';
import { BlocksService } from './blocks/blocks.service.js';
import { GuardedMembers } from './blocks/guarded-members.js';
import { MailboxBlocks } from './blocks/mailbox-blocks.js';
import { BlocksController } from './blocks/blocks.controller.js';
import { UndoBlockController } from './blocks/undo-block.controller.js';
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
import { ProofsByPhone } from './proof/proofs-by-phone.js';
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
import { MemberNews } from './news/member-news.js';
import { NewsListService } from './news/news-list.service.js';
import { NewsController } from './news/news.controller.js';
import { PushController } from './push/push.controller.js';
import { PushDelivery } from './push/push-delivery.js';
import { PushNews } from './push/push-news.js';
import { SharedRoutes } from './push/shared-routes.js';
import { PushSubscriptionsService } from './push/push-subscriptions.service.js';
import { PasskeyChallenges } from './passkeys/challenges.js';
import { PasskeyLoginService } from './passkeys/passkey-login.service.js';
import { PasskeysController } from './passkeys/passkeys.controller.js';
import { PasskeysService } from './passkeys/passkeys.service.js';
import { SamePeople } from './identity/same-people.js';

@Module({
  imports: [MikroOrmModule.forFeature([UserEntity, SessionEntity, BlockEntity])],
  controllers: [
    AuthController,
    ProofController,
    SessionsController,
    ProfileController,
    EmailController,
    ChannelsController,
    DocumentChecksController,
    NewsController,
    NotificationsController,
    PicturesController,
    UsersController,
    BlocksController,
    UndoBlockController,
    PasskeysController,
    PushController,
  ],
  providers: [
    { provide: APP_GUARD, useClass: SessionGuard },
    AccountDemo,
    DemoPictures,
    AccountService,
    LoginCompletionService,
    BlocksService,
    FinalBlocks,
    ChannelSettings,
    CheckBudget,
    CheckReconciler,
    CheckSync,
    CodeCheck,
    Codes,
    ContactAttempts,
    Cookies,
    DocumentChecksService,
    EmailChangesService,
    EmailStopsService,
    FormerAnswers,
    GuardedMembers,
    MailboxBlocks,
    GuestLogin,
    StoredKeys,
    KnownDevices,
    KnownNetworks,
    LoginAttempts,
    LoginService,
    Mailboxes,
    IdentitySessions,
    Interactions,
    KeptChecks,
    GuestMail,
    MemberNews,
    NameChecks,
    Usernames,
    Notify,
    NewsListService,
    NotificationsService,
    EndedSessions,
    PeopleEvents,
    PeopleService,
    DeletionMarks,
    RepeatedDeletions,
    LoginsPersonalData,
    PersonalData,
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
    ProofsByPhone,
    ProofsService,
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
    TripThanks,
    VerifiedMarks,
    VerifiedNumbers,
    SamePeople,
    PasskeyChallenges,
    PasskeyLoginService,
    PasskeysService,
    PushDelivery,
    PushNews,
    PushSubscriptionsService,
    SharedRoutes,
  ],
  exports: [
    AccountDemo,
    BlocksService,
    ChannelSettings,
    CodeCheck,
    Codes,
    Cookies,
    GuestLogin,
    Interactions,
    Mailboxes,
    GuestMail,
    MemberNews,
    Usernames,
    Notify,
    EndedSessions,
    PeopleEvents,
    PeopleService,
    PersonalData,
    ProofsService,
    SessionUser,
    SamePeople,
    StoppedMailboxes,
    UnsolicitedMail,
    Ratings,
    TripThanks,
    VerifiedMarks,
    AccountCleanup,
    GuardedMembers,
    NameChecks,
    PictureReader,
    ProfilePictures,
    SessionsService,
    SharedRoutes,
    StoredKeys,
  ],
})
export class AccountModule {}
