import * as site from '../../pages/contract.js';
import * as guides from '../../pages/guides/contract.js';
import * as legal from '../../pages/legal/contract.js';
import * as platform from '../../platform/contract.js';
import * as languages from '../../platform/language/contract.js';
import * as translations from '../../platform/translation/contract.js';
import { describeContract } from '../describe-contract.js';

const place = {
  where: 'Which part of a page failed or was slow to load.',
  path: 'The path of the page, without its query and without personal data.',
  remote: 'Whose part it was, like `messaging`. Absent for the shell.',
  release: 'Which release of it, like `0.1.0-3fa9c2d81b07`. Absent when unknown.',
};

export const ofGuides = describeContract(guides, {
  guideName: { description: 'Which guide.' },
  guide: {
    description:
      'A text to read. In it `**words**` are strong, `[words](path)` is a link, and `{contact}` says how to reach the team.',
    fields: {
      title: 'The heading of the page.',
      lead: 'A sentence or two below it.',
      sections: 'In the order in which they are read.',
      'sections.id': 'The same in every language, for links to the section.',
      'sections.title': 'A heading, or a question.',
      'sections.body': 'Paragraphs; a list is an array of its lines.',
    },
  },
});

export const ofTranslations = describeContract(translations, {
  translation: {
    description: 'What somebody wrote, as a machine says it in another language.',
    fields: {
      text: 'In the language of the caller.',
      from: 'The language in which it was written, like `es`. Null where the provider does not say.',
    },
  },
});

export const ofLegalTexts = describeContract(legal, {
  legalName: { description: 'Which text: the name of its page.' },
  legalText: {
    description:
      'The terms or the policy. In it `**words**` are strong, `[words](path)` is a link, and `{contact}` says how to reach the team. The English text decides.',
    fields: {
      title: 'The heading of the page.',
      updated: 'The day of its last change, `YYYY-MM-DD`.',
      lead: 'A sentence or two below it.',
      sections: 'In the order in which they are read.',
      'sections.id': 'The same in every language, for links to the section.',
      'sections.title': 'What the section is about.',
      'sections.body': 'Paragraphs; a list is an array of its lines.',
      'sections.inDemo':
        'A last paragraph that is true only where the sandbox plays the providers. Absent when there is none.',
    },
  },
});

export const ofSite = describeContract(site, {
  contactMessage: {
    description: 'A message to the team.',
    fields: {
      name: 'How to address the author.',
      email: 'Where the team answers.',
      message: 'What it is about, 10 to 4,000 characters.',
    },
    example: {
      name: 'Omar',
      email: 'omar@example.com',
      message: 'Can my mother ask for help on a flight that is tomorrow?',
    },
  },
  analyticsBatch: {
    description: 'What a visitor who agreed has done. It must not contain personal data.',
    fields: {
      visitor: 'A random UUID that the browser made up; it is no account.',
      session: 'When the visit began, in seconds since 1970. Absent when the browser does not count visits.',
      engagedMs:
        'How long the page was in view since the last batch, in milliseconds. Absent when not measured.',
      entries: 'In the order in which they happened, 1 to 50.',
      'entries.kind': '`page` for a page that was opened, `event` for something done on it.',
      'entries.title': 'The title of that page.',
      'entries.path': 'The path of that page, without personal data.',
      'entries.at': 'When it happened, by the clock of the browser, with a time zone.',
      'entries.name': 'What was done, like `search`: small letters and underscores.',
      'entries.category': 'What kind of thing it was: small letters and underscores.',
      'entries.label': 'More about it in words. Absent when there is nothing to add.',
      'entries.value': 'A number that belongs to it. Absent when there is none.',
    },
    example: {
      visitor: '0199a3c4-0000-4000-8000-000000000001',
      entries: [{ kind: 'page', title: 'Search', path: '/search', at: '2026-05-03T18:20:05.000Z' }],
    },
  },
  clientError: {
    description: 'An error in the browser.',
    fields: {
      message: 'What the browser says went wrong.',
      ...place,
      stack: 'Scripts of this site with line and column, innermost first. Absent when unknown.',
    },
    example: {
      message: 'Cannot read properties of undefined',
      where: 'page',
      path: '/search',
      remote: 'listings',
      release: '0.1.0-3fa9c2d81b07',
      stack: ['listings/0.1.0-3fa9c2d81b07/main.0df49d45ce.js:2:81734'],
    },
  },
  slowLoad: {
    description: 'A part of a page that took long to load.',
    fields: { ...place, milliseconds: 'From the request until it could run, at most 60,000.' },
    example: { where: 'entry', path: '/search', remote: 'listings', milliseconds: 7200 },
  },
});

export const ofLanguages = describeContract(languages, {
  language: {
    description: 'A language in which the site can be read. Which of them a site offers is its own choice.',
  },
});

export const ofPlatform = describeContract(platform, {
  errorBody: {
    description: 'The body of every failed call.',
    fields: {
      message:
        'A sentence that can be shown to the person, in English or in the language that `x-language` asks for.',
      issues: 'What is wrong with which part of the request. Absent when no single part is at fault.',
      code: 'A fixed word for programs, such as `fresh-proof-needed`. Absent where the status says enough.',
      requestId: 'The same as the header `x-request-id`. It finds this call in our logs.',
    },
    example: {
      message: 'Please enter a valid email address',
      issues: [{ path: 'email', message: 'Please enter a valid email address' }],
      requestId: '5f0c1c0a-8d0f-4b7e-9a57-0f6f6a3f2d11',
    },
  },
  issue: {
    description: 'One part of a request that does not fit.',
    fields: {
      path: 'The part of the body, query or path, with dots: `legs.1.date`. Empty when it is the whole.',
      message: 'A sentence to show next to that input, in the same language as the `message` of the whole.',
    },
  },
  done: {
    description: 'The call succeeded and has nothing to say.',
    fields: { done: 'Always true: a failure has an error status and another body.' },
    example: { done: true },
  },
});
