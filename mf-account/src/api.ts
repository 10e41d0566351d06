import {
  begunProof,
  blocks,
  loginLinkOwner,
  me,
  meAnswer,
  phoneCode,
  publicProfile,
  sessions,
  type BegunProof,
  type Blocks,
  type LoginLinkOwner,
  type Me,
  type MeAnswer,
  type PhoneCode,
  type ProfileChange,
  type PublicProfile,
  type ProofConfirmation,
  type ProofRequest,
  type Session,
} from 'backend/contract/account';
import { accountData, type AccountData } from 'backend/contract/account/profile';
import {
  mailboxSwitchAnswer,
  mailSwitchAnswer,
  notifications,
  type MailboxSwitch,
  type MailboxSwitchAnswer,
  type MailSwitch,
  type MailSwitchAnswer,
  type Notifications,
  type NotificationsChange,
} from 'backend/contract/account/notifications';
import { newPicture, type NewPicture } from 'backend/contract/account/pictures';
import { done, type Done } from 'backend/contract/platform';
import { apiOf, meIs, onSuccess } from 'shell/host';

const accountApi = apiOf('account').injectEndpoints({
  endpoints: (build) => ({
    updateProfile: build.mutation<Me, ProfileChange>({
      query: (body) => ({ url: '/api/profile', method: 'PATCH', body }),
      responseSchema: me,
      // Updates the cache before the form shows the saved texts again.
      onQueryStarted: (_, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          ({ data }) => void dispatch(meIs(data)),
          () => undefined,
        ),
    }),
    uploadPicture: build.mutation<NewPicture, Blob>({
      query: (body) => ({ url: '/api/profile/picture', method: 'POST', body }),
      responseSchema: newPicture,
      invalidatesTags: onSuccess('Me'),
    }),
    /** Asked again and again while a picture of another site is being copied. */
    copiedPicture: build.query<Me, void>({
      query: () => '/api/auth/me',
      responseSchema: me,
      onQueryStarted: (_, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          ({ data }) => void dispatch(meIs(data)),
          () => undefined,
        ),
    }),
    verifyPhone: build.mutation<MeAnswer, { code: string }>({
      query: (body) => ({ url: '/api/auth/verify', method: 'POST', body }),
      responseSchema: meAnswer,
      invalidatesTags: onSuccess('Me'),
    }),
    resendPhoneCode: build.mutation<Done, void>({
      query: () => ({ url: '/api/auth/resend-verification', method: 'POST' }),
      responseSchema: done,
      invalidatesTags: onSuccess('Me'),
    }),
    /** A new phone number makes it stale. */
    phoneCode: build.query<PhoneCode, void>({
      query: () => '/api/auth/phone-code',
      responseSchema: phoneCode,
      providesTags: ['Me'],
    }),
    logInByLink: build.mutation<MeAnswer, { token: string }>({
      query: (body) => ({ url: '/api/auth/link', method: 'POST', body }),
      responseSchema: meAnswer,
      invalidatesTags: onSuccess('Me'),
    }),
    loginLinkOwner: build.query<LoginLinkOwner, string>({
      query: (token) => ({ url: '/api/auth/link/owner', method: 'POST', body: { token } }),
      responseSchema: loginLinkOwner,
    }),
    beginProof: build.mutation<BegunProof, ProofRequest>({
      query: (body) => ({ url: '/api/auth/proof', method: 'POST', body }),
      responseSchema: begunProof,
    }),
    confirmProof: build.mutation<Done, ProofConfirmation>({
      query: (body) => ({ url: '/api/auth/proof/confirm', method: 'POST', body }),
      responseSchema: done,
    }),
    downloadData: build.mutation<AccountData, void>({
      query: () => '/api/profile/download',
      responseSchema: accountData,
    }),
    person: build.query<PublicProfile, number>({
      query: (id) => `/api/users/${id}`,
      responseSchema: publicProfile,
      providesTags: ['User', 'Me', 'Block'],
    }),
    notifications: build.query<Notifications, void>({
      query: () => '/api/notifications',
      responseSchema: notifications,
      providesTags: ['Notification'],
    }),
    changeNotifications: build.mutation<Notifications, NotificationsChange>({
      query: (body) => ({ url: '/api/notifications', method: 'PATCH', body }),
      responseSchema: notifications,
      // Optimistic. It undoes only its own change, because several can be in flight.
      async onQueryStarted(change, { dispatch, queryFulfilled }): Promise<void> {
        const apply = (draft: Notifications) => void Object.assign(draft, change);
        const { undo } = dispatch(accountApi.util.updateQueryData('notifications', undefined, apply));
        await queryFulfilled.catch(undo);
      },
    }),
    switchByMail: build.mutation<MailSwitchAnswer, MailSwitch>({
      query: (body) => ({ url: '/api/notifications/by-mail', method: 'POST', body }),
      responseSchema: mailSwitchAnswer,
      invalidatesTags: onSuccess('Notification'),
    }),
    switchMailbox: build.mutation<MailboxSwitchAnswer, MailboxSwitch>({
      query: (body) => ({ url: '/api/notifications/mailbox', method: 'POST', body }),
      responseSchema: mailboxSwitchAnswer,
    }),
    sessions: build.query<Session[], void>({
      query: () => '/api/sessions',
      responseSchema: sessions,
      providesTags: ['Session'],
    }),
    endSession: build.mutation<Done, number>({
      query: (id) => ({ url: `/api/sessions/${id}`, method: 'DELETE' }),
      responseSchema: done,
      invalidatesTags: onSuccess('Session'),
    }),
    endOtherSessions: build.mutation<Done, void>({
      query: () => ({ url: '/api/sessions', method: 'DELETE' }),
      responseSchema: done,
      invalidatesTags: onSuccess('Session'),
    }),
    blocks: build.query<Blocks, void>({
      query: () => '/api/blocks',
      responseSchema: blocks,
      providesTags: ['Block'],
    }),
    unblock: build.mutation<Done, number>({
      query: (userId) => ({ url: `/api/blocks/${userId}`, method: 'DELETE' }),
      responseSchema: done,
      invalidatesTags: onSuccess('Block'),
    }),
    deleteAccount: build.mutation<Done, { email: string }>({
      query: (body) => ({ url: '/api/profile', method: 'DELETE', body }),
      responseSchema: done,
      // The caller shows the refusal.
      onQueryStarted: (_, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          () => void dispatch(meIs(null)),
          () => undefined,
        ),
    }),
  }),
});

export const {
  useUpdateProfileMutation,
  useUploadPictureMutation,
  useCopiedPictureQuery,
  usePersonQuery,
  useNotificationsQuery,
  useChangeNotificationsMutation,
  useSwitchByMailMutation,
  useSwitchMailboxMutation,
  useVerifyPhoneMutation,
  useResendPhoneCodeMutation,
  usePhoneCodeQuery,
  useLogInByLinkMutation,
  useLoginLinkOwnerQuery,
  useBeginProofMutation,
  useConfirmProofMutation,
  useDownloadDataMutation,
  useSessionsQuery,
  useEndSessionMutation,
  useEndOtherSessionsMutation,
  useBlocksQuery,
  useUnblockMutation,
  useDeleteAccountMutation,
} = accountApi;
