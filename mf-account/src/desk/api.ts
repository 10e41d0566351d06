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
  type Decision,
  type NewNote,
  type PersonAction,
  type QueueSearch,
  type StaffRole,
} from 'backend/contract/moderation/desk';
import { deskNumbers } from 'backend/contract/moderation/numbers';
import { sameAccounts } from 'backend/contract/account/identity';
import { deskTips, type TipRefunding } from 'backend/contract/payments/desk';
import { done } from 'backend/contract/platform';
import {
  actOnPerson,
  changeRole,
  claimDeskItem,
  decideDeskItem,
  dismissDeskItems,
  getDeskItem,
  getDeskNumbers,
  getDeskPerson,
  getDeskPersonLog,
  getDeskRole,
  liftMeasure,
  listAuditEntries,
  listDeskItems,
  listNotes,
  openPersonContact,
  openReportedConversation,
  openSameAccounts,
  releaseDeskItem,
  searchPeople,
  showGuestListing,
  writeNote,
} from 'backend/endpoints/moderation/desk';
import { openPersonTips, refundTip } from 'backend/endpoints/payments/desk';
import { apiOf, callTo } from 'shell/host';

/** Nothing of the desk is kept: a page asks again each time. */
const keepUnusedDataFor = 0;

const withId = (id: number) => ({ params: { id } });
const withWords = ({ id, words }: { id: number; words: string }) => ({ params: { id }, body: { words } });

const deskApi = apiOf('account').injectEndpoints({
  endpoints: (build) => ({
    deskSelf: build.query({
      ...callTo(getDeskRole),
      responseSchema: staffSelf,
      keepUnusedDataFor,
    }),
    deskQueue: build.query({
      ...callTo(listDeskItems, ({ show, kind, after, like }: QueueSearch) => ({
        query: { show, kind, after, like },
      })),
      responseSchema: queue,
      keepUnusedDataFor,
    }),
    deskItem: build.query({
      ...callTo(getDeskItem, withId),
      responseSchema: deskItem,
      keepUnusedDataFor,
    }),
    takeItem: build.mutation({
      ...callTo(claimDeskItem, withId),
      responseSchema: done,
    }),
    giveItemBack: build.mutation({
      ...callTo(releaseDeskItem, withId),
      responseSchema: done,
    }),
    openConversation: build.mutation({
      ...callTo(openReportedConversation, withId),
      responseSchema: conversationCopy,
    }),
    decide: build.mutation({
      ...callTo(decideDeskItem, ({ id, decision }: { id: number; decision: Decision }) => ({
        params: { id },
        body: decision,
      })),
      responseSchema: done,
    }),
    dismissItems: build.mutation({
      ...callTo(dismissDeskItems, (ids: number[]) => ({ body: { ids } })),
      responseSchema: dismissed,
    }),
    showGuestListing: build.mutation({
      ...callTo(showGuestListing, withWords),
      responseSchema: done,
    }),
    findPeople: build.mutation({
      ...callTo(searchPeople, (q: string) => ({ body: { q } })),
      responseSchema: foundPeople,
    }),
    deskPerson: build.query({
      ...callTo(getDeskPerson, withId),
      responseSchema: deskPerson,
      keepUnusedDataFor,
    }),
    personLog: build.query({
      ...callTo(getDeskPersonLog, withId),
      responseSchema: auditLog,
      keepUnusedDataFor,
    }),
    auditLog: build.query({
      ...callTo(listAuditEntries, (before: number | undefined) => ({ query: { before } })),
      responseSchema: auditLog,
      keepUnusedDataFor,
    }),
    deskNumbers: build.query({
      ...callTo(getDeskNumbers),
      responseSchema: deskNumbers,
      keepUnusedDataFor,
    }),
    openContact: build.mutation({
      ...callTo(openPersonContact, withId),
      responseSchema: personContact,
    }),
    actOnPerson: build.mutation({
      ...callTo(actOnPerson, ({ id, action }: { id: number; action: PersonAction }) => ({
        params: { id },
        body: action,
      })),
      responseSchema: done,
    }),
    openSameAccounts: build.mutation({
      ...callTo(openSameAccounts, withId),
      responseSchema: sameAccounts,
    }),
    notes: build.query({
      ...callTo(listNotes, withId),
      responseSchema: notes,
      keepUnusedDataFor,
    }),
    writeNote: build.mutation({
      ...callTo(writeNote, ({ id, note }: { id: number; note: NewNote }) => ({ params: { id }, body: note })),
      responseSchema: done,
    }),
    openTips: build.mutation({
      ...callTo(openPersonTips, withId),
      responseSchema: deskTips,
    }),
    refundTip: build.mutation({
      ...callTo(refundTip, ({ id, refunding }: { id: number; refunding: TipRefunding }) => ({
        params: { id },
        body: refunding,
      })),
      responseSchema: done,
    }),
    liftMeasure: build.mutation({
      ...callTo(liftMeasure, withWords),
      responseSchema: done,
    }),
    changeRole: build.mutation({
      ...callTo(changeRole, ({ id, role }: { id: number; role: StaffRole | null }) => ({
        params: { id },
        body: { role },
      })),
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
