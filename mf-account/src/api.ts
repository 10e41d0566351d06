import {
  begunProof,
  blocks,
  loginLinkOwner,
  me,
  meAnswer,
  phoneCode,
  publicProfile,
  sessions,
  type AccountDeletion,
  type ProfileChange,
  type ProofConfirmation,
  type ProofRequest,
} from 'backend/contract/account';
import { accountData } from 'backend/contract/account/profile';
import {
  mailboxSwitchAnswer,
  mailSwitchAnswer,
  notifications,
  type MailboxSwitch,
  type MailSwitch,
  type Notifications,
  type NotificationsChange,
} from 'backend/contract/account/notifications';
import { newPicture, type NewPicture } from 'backend/contract/account/pictures';
import { done } from 'backend/contract/platform';
import { listBlocks, unblockUser } from 'backend/endpoints/account/blocks';
import {
  getLoginLinkOwner,
  getPhoneCode,
  logInByLink,
  resendPhoneCode,
  verifyCode,
} from 'backend/endpoints/account/login';
import {
  changeNotifications,
  getNotifications,
  switchByMail,
  switchMailbox,
} from 'backend/endpoints/account/notifications';
import { deleteAccount, downloadData, getUser, updateProfile } from 'backend/endpoints/account/profile';
import { beginProof, confirmProof } from 'backend/endpoints/account/proof';
import { endOtherSessions, endSession, getMe, listSessions } from 'backend/endpoints/account/sessions';
import { apiOf, callTo, meIs, onSuccess } from 'shell/host';

const accountApi = apiOf('account').injectEndpoints({
  endpoints: (build) => ({
    updateProfile: build.mutation({
      ...callTo(updateProfile, (body: ProfileChange) => ({ body })),
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
    copiedPicture: build.query({
      ...callTo(getMe),
      responseSchema: me,
      onQueryStarted: (_, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          ({ data }) => void dispatch(meIs(data)),
          () => undefined,
        ),
    }),
    verifyPhone: build.mutation({
      ...callTo(verifyCode, (body: { code: string }) => ({ body })),
      responseSchema: meAnswer,
      invalidatesTags: onSuccess('Me'),
    }),
    resendPhoneCode: build.mutation({
      ...callTo(resendPhoneCode),
      responseSchema: done,
      invalidatesTags: onSuccess('Me'),
    }),
    /** A new phone number makes it stale. */
    phoneCode: build.query({
      ...callTo(getPhoneCode),
      responseSchema: phoneCode,
      providesTags: ['Me'],
    }),
    logInByLink: build.mutation({
      ...callTo(logInByLink, (body: { token: string }) => ({ body })),
      responseSchema: meAnswer,
      invalidatesTags: onSuccess('Me'),
    }),
    loginLinkOwner: build.query({
      ...callTo(getLoginLinkOwner, (token: string) => ({ body: { token } })),
      responseSchema: loginLinkOwner,
    }),
    beginProof: build.mutation({
      ...callTo(beginProof, (body: ProofRequest) => ({ body })),
      responseSchema: begunProof,
    }),
    confirmProof: build.mutation({
      ...callTo(confirmProof, (body: ProofConfirmation) => ({ body })),
      responseSchema: done,
    }),
    downloadData: build.mutation({
      ...callTo(downloadData),
      responseSchema: accountData,
    }),
    person: build.query({
      ...callTo(getUser, (id: number) => ({ params: { id } })),
      responseSchema: publicProfile,
      providesTags: ['User', 'Me', 'Block'],
    }),
    notifications: build.query({
      ...callTo(getNotifications),
      responseSchema: notifications,
      providesTags: ['Notification'],
    }),
    changeNotifications: build.mutation({
      ...callTo(changeNotifications, (body: NotificationsChange) => ({ body })),
      responseSchema: notifications,
      // Optimistic. It undoes only its own change, because several can be in flight.
      async onQueryStarted(change, { dispatch, queryFulfilled }): Promise<void> {
        const apply = (draft: Notifications) => void Object.assign(draft, change);
        const { undo } = dispatch(accountApi.util.updateQueryData('notifications', undefined, apply));
        await queryFulfilled.catch(undo);
      },
    }),
    switchByMail: build.mutation({
      ...callTo(switchByMail, (body: MailSwitch) => ({ body })),
      responseSchema: mailSwitchAnswer,
      invalidatesTags: onSuccess('Notification'),
    }),
    switchMailbox: build.mutation({
      ...callTo(switchMailbox, (body: MailboxSwitch) => ({ body })),
      responseSchema: mailboxSwitchAnswer,
    }),
    sessions: build.query({
      ...callTo(listSessions),
      responseSchema: sessions,
      providesTags: ['Session'],
    }),
    endSession: build.mutation({
      ...callTo(endSession, (id: number) => ({ params: { id } })),
      responseSchema: done,
      invalidatesTags: onSuccess('Session'),
    }),
    endOtherSessions: build.mutation({
      ...callTo(endOtherSessions),
      responseSchema: done,
      invalidatesTags: onSuccess('Session'),
    }),
    blocks: build.query({
      ...callTo(listBlocks),
      responseSchema: blocks,
      providesTags: ['Block'],
    }),
    unblock: build.mutation({
      ...callTo(unblockUser, (userId: number) => ({ params: { userId } })),
      responseSchema: done,
      invalidatesTags: onSuccess('Block'),
    }),
    deleteAccount: build.mutation({
      ...callTo(deleteAccount, (body: AccountDeletion) => ({ body })),
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
