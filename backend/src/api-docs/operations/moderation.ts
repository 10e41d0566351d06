import type { OperationDocs } from '../../platform/openapi/api-docs.js';

export const moderation: Record<string, OperationDocs> = {
  reportUser: {
    description:
      'The reported person is not told who reported them. Members who report are told once it is decided.',
  },
  getAppealedDecision: {
    description: 'The token stands for its owner, so no login is needed, not even with a suspended account.',
  },
  appeal: {
    description:
      'One appeal to each decision. An operator answers it, by mail: another one than who decided, where there is one.',
  },
  downloadAuditLog: {
    description: 'The newest 50,000 entries. Downloading it is an entry as well.',
    type: 'text/csv',
  },
  getDeskRole: { description: 'For a page that shows the way to the desk. Everybody else gets 404.' },
  listDeskItems: {
    description: 'Without items about the caller, and without appeals unless the caller is an operator.',
  },
  dismissDeskItems: {
    description:
      'Closes them without a consequence for anybody. Items that the caller may not decide stay open.',
  },
  getDeskItem: { description: 'Reading it is written to the audit log.' },
  claimDeskItem: {
    description: 'Others see that it is taken. Fails with 409 when somebody else has taken it.',
  },
  releaseDeskItem: { description: 'It is free for others again. Nothing is decided.' },
  openReportedConversation: {
    description: 'The messages before and after the reported one. Opening it is written to the audit log.',
  },
  decideDeskItem: {
    description: 'Closes the item, carries the decision out, and mails the person and the reporters.',
  },
  showGuestListing: {
    description: 'Only for operators. Guests have no account whose decision could be lifted.',
  },
  searchPeople: {
    description: 'At most 30, the newest accounts first. Searching is written to the audit log.',
  },
  getDeskPerson: {
    description:
      'Reports, decisions and accounts of the same mailbox. Opening it is written to the audit log.',
  },
  getDeskPersonLog: { description: 'At most 200 entries, the newest first, without mere openings.' },
  openPersonContact: { description: 'Opening it is written to the audit log.' },
  actOnPerson: {
    description: 'Carries the decision out and mails the person, except when it only ends their sessions.',
  },
  openSameAccounts: {
    description: 'Shows what is shared but not its value. Opening it is written to the audit log.',
  },
  listNotes: { description: 'At most 100, the newest first. Notes about the caller are left out.' },
  writeNote: { description: 'Other moderators read it on the page of the person. It cannot be changed.' },
  liftMeasure: {
    description: 'Only for operators. What was hidden or refused works again, and the person gets a mail.',
  },
  changeRole: { description: 'Only for operators, and never about oneself.' },
  listAuditEntries: {
    description: 'The newest first. `before` with the id of the last entry leads to older ones.',
  },
  getDeskNumbers: { description: 'How much waits, how fast it is decided, and what members run into.' },
};
