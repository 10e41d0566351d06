import type { OperationDocs } from '../../platform/openapi/api-docs.js';

export const site: Record<string, OperationDocs> = {
  recordAnalytics: { description: 'Only from visitors who agreed.' },
  shipRelease: {
    description:
      'A form with every file of the build. It becomes current, or a canary, when all of them are stored.',
  },
  rollBackRelease: { description: 'It ends a canary too.' },
  getRegistry: { description: 'For pages and service workers. A visitor of a canary gets its releases.' },
  getChannels: {
    description: 'In production it needs a token. The response has every remote and the last 200 changes.',
  },
  promoteRelease: { description: 'All visitors get it with their next page.' },
  withdrawRelease: {
    description: 'Its visitors get the current release with their next page. It stays in the store.',
  },
  reportClientError: { description: 'It is logged and counted by release. Nobody answers it.' },
  sendContactMessage: {
    description: 'It is mailed to the team, with the address of the author to answer to.',
  },
  getGuide: {
    description: 'In the language of `x-language`, else in that which the browser chose, else in English.',
  },
  getLegalText: {
    description: 'In the language of `x-language`, else in that which the browser chose, else in English.',
  },
  reportSlowLoad: { description: 'It is counted by release. Only loads for which a visitor waited.' },
};
