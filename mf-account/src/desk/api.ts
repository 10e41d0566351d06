import {
  auditLog,
  conversationCopy,
  deskItem,
  deskPerson,
  dismissed,
  foundPeople,
  notes,
  personContact,
  queue,
  staffSelf,
  type AuditEntry,
  type ConversationCopy,
  type Decision,
  type DeskItem,
  type DeskPerson,
  type Dismissed,
  type FoundPeople,
  type NewNote,
  type Notes,
  type PersonAction,
  type PersonContact,
  type Queue,
  type QueueSearch,
  type StaffRole,
  type StaffSelf,
} from 'backend/contract/moderation/desk';
import { deskNumbers, type DeskNumbers } from 'backend/contract/moderation/numbers';
import { sameAccounts, type SameAccounts } from 'backend/contract/account/identity';
import { deskTips, type DeskTip, type TipRefunding } from 'backend/contract/payments/desk';
import { done, type Done } from 'backend/contract/platform';
import { apiOf } from 'shell/host';

/** Nothing of the desk is kept: a page asks again each time. */
const keepUnusedDataFor = 0;

const deskApi = apiOf('account').injectEndpoints({
  endpoints: (build) => ({
    deskSelf: build.query<StaffSelf, void>({
      query: () => '/api/desk/me',
      responseSchema: staffSelf,
      keepUnusedDataFor,
    }),
    deskQueue: build.query<Queue, QueueSearch>({
      query: ({ show, kind, after, like }) =>
        `/api/desk/queue?show=${show}${kind ? `&kind=${kind}` : ''}${after ? `&after=${after}` : ''}${like ? `&like=${like}` : ''}`,
      responseSchema: queue,
      keepUnusedDataFor,
    }),
    deskItem: build.query<DeskItem, number>({
      query: (id) => `/api/desk/items/${id}`,
      responseSchema: deskItem,
      keepUnusedDataFor,
    }),
    takeItem: build.mutation<Done, number>({
      query: (id) => ({ url: `/api/desk/items/${id}/claim`, method: 'POST' }),
      responseSchema: done,
    }),
    giveItemBack: build.mutation<Done, number>({
      query: (id) => ({ url: `/api/desk/items/${id}/release`, method: 'POST' }),
      responseSchema: done,
    }),
    openConversation: build.mutation<ConversationCopy, number>({
      query: (id) => ({ url: `/api/desk/items/${id}/conversation`, method: 'POST' }),
      responseSchema: conversationCopy,
    }),
    decide: build.mutation<Done, { id: number; decision: Decision }>({
      query: ({ id, decision }) => ({
        url: `/api/desk/items/${id}/decision`,
        method: 'POST',
        body: decision,
      }),
      responseSchema: done,
    }),
    dismissItems: build.mutation<Dismissed, number[]>({
      query: (ids) => ({ url: '/api/desk/items/dismiss', method: 'POST', body: { ids } }),
      responseSchema: dismissed,
    }),
    showGuestListing: build.mutation<Done, { id: number; words: string }>({
      query: ({ id, words }) => ({ url: `/api/desk/items/${id}/show`, method: 'POST', body: { words } }),
      responseSchema: done,
    }),
    findPeople: build.mutation<FoundPeople, string>({
      query: (q) => ({ url: '/api/desk/people/search', method: 'POST', body: { q } }),
      responseSchema: foundPeople,
    }),
    deskPerson: build.query<DeskPerson, number>({
      query: (id) => `/api/desk/people/${id}`,
      responseSchema: deskPerson,
      keepUnusedDataFor,
    }),
    personLog: build.query<AuditEntry[], number>({
      query: (id) => `/api/desk/people/${id}/log`,
      responseSchema: auditLog,
      keepUnusedDataFor,
    }),
    auditLog: build.query<AuditEntry[], number | undefined>({
      query: (before) => `/api/desk/log${before ? `?before=${before}` : ''}`,
      responseSchema: auditLog,
      keepUnusedDataFor,
    }),
    deskNumbers: build.query<DeskNumbers, void>({
      query: () => '/api/desk/numbers',
      responseSchema: deskNumbers,
      keepUnusedDataFor,
    }),
    openContact: build.mutation<PersonContact, number>({
      query: (id) => ({ url: `/api/desk/people/${id}/contact`, method: 'POST' }),
      responseSchema: personContact,
    }),
    actOnPerson: build.mutation<Done, { id: number; action: PersonAction }>({
      query: ({ id, action }) => ({ url: `/api/desk/people/${id}/actions`, method: 'POST', body: action }),
      responseSchema: done,
    }),
    openSameAccounts: build.mutation<SameAccounts, number>({
      query: (id) => ({ url: `/api/desk/people/${id}/accounts`, method: 'POST' }),
      responseSchema: sameAccounts,
    }),
    notes: build.query<Notes, number>({
      query: (id) => `/api/desk/people/${id}/notes`,
      responseSchema: notes,
      keepUnusedDataFor,
    }),
    writeNote: build.mutation<Done, { id: number; note: NewNote }>({
      query: ({ id, note }) => ({ url: `/api/desk/people/${id}/notes`, method: 'POST', body: note }),
      responseSchema: done,
    }),
    openTips: build.mutation<DeskTip[], number>({
      query: (id) => ({ url: `/api/desk/people/${id}/tips`, method: 'POST' }),
      responseSchema: deskTips,
    }),
    refundTip: build.mutation<Done, { id: number; refunding: TipRefunding }>({
      query: ({ id, refunding }) => ({
        url: `/api/desk/tips/${id}/refund`,
        method: 'POST',
        body: refunding,
      }),
      responseSchema: done,
    }),
    liftMeasure: build.mutation<Done, { id: number; words: string }>({
      query: ({ id, words }) => ({ url: `/api/desk/measures/${id}/lift`, method: 'POST', body: { words } }),
      responseSchema: done,
    }),
    changeRole: build.mutation<Done, { id: number; role: StaffRole | null }>({
      query: ({ id, role }) => ({ url: `/api/desk/people/${id}/role`, method: 'PUT', body: { role } }),
      responseSchema: done,
    }),
  }),
});

export const {
  useDeskSelfQuery,
  useDeskQueueQuery,
  useDeskItemQuery,
  useTakeItemMutation,
  useGiveItemBackMutation,
  useOpenConversationMutation,
  useDecideMutation,
  useDismissItemsMutation,
  useShowGuestListingMutation,
  useFindPeopleMutation,
  useDeskPersonQuery,
  usePersonLogQuery,
  useAuditLogQuery,
  useDeskNumbersQuery,
  useOpenContactMutation,
  useActOnPersonMutation,
  useOpenSameAccountsMutation,
  useNotesQuery,
  useWriteNoteMutation,
  useOpenTipsMutation,
  useRefundTipMutation,
  useLiftMeasureMutation,
  useChangeRoleMutation,
} = deskApi;
