import * as channels from '../../releases/channels/contract.js';
import * as releases from '../../releases/contract.js';
import * as shipping from '../../releases/shipping/contract.js';
import { describeContract, type Fields } from '../describe-contract.js';

const release = 'The release: its version and a part of the hash of its files, like `0.1.0-3fa9c2d81b07`.';
const remote: Fields<typeof releases.announcedRemote> = {
  name: 'Which remote, like `messaging`: letters and dashes.',
  version: 'The version in the package.json of the remote.',
  release,
  hostApi: 'The level of the host API that it needs. The shell refuses a higher one than its own.',
  entry: 'The script to load first: a path below the folder of the release.',
  integrity: 'The sha384 of each file that a page needs first, by its path, as in the attribute of a script.',
  routes: 'The pages that it serves.',
  'routes.path': 'The pattern of the address, like `/messages`.',
  'routes.title': 'What the tab of the browser shows.',
  'routes.access': '`member` pages ask visitors to log in first.',
  'routes.offline': 'True when it works without a network. Absent otherwise.',
  slots: 'The places on other pages that it fills.',
  'slots.name': 'Like `header.badge`.',
  more: 'The sha384 of its remote.json, which has the other hashes. Absent when none are missing.',
};

export const ofReleases = describeContract(releases, {
  announcedRemote: { description: 'A remote as pages load it.', fields: remote },
  registry: {
    description: 'What pages are made of at this moment.',
    fields: {
      remotes: 'Each with the release that this visitor gets.',
      shell: 'The release of the shell. Absent when it is served from the build.',
    },
  },
});

const channel = {
  'names.*.current': 'The release that most visitors get. Null before the first one.',
  'names.*.previous': 'Former current releases, the newest first; at most 20.',
  'names.*.canary': 'A release that only some visitors get. Null when there is none.',
  'names.*.canary.release': release,
  'names.*.canary.percent': 'How many of a hundred visitors get it.',
  'names.*.releases': 'What is known about each release in the store, by its name.',
  'names.*.releases.*.at': 'When it was shipped, in UTC.',
  'names.*.releases.*.by': 'Who shipped it.',
  'names.*.releases.*.hostApi': 'The level of the host API that it needs, or speaks if it is the shell.',
  'names.*.releases.*.bytes': 'The size of all of its files together, uncompressed.',
  'names.*.releases.*.commit':
    'The commit that was built, with `-dirty` if files had changed since. Absent when unknown.',
  'names.*.releases.*.builtIn': 'True when it came with a server and no team shipped it. Absent otherwise.',
  'names.*.releases.*.until': 'Since when new pages do not get it, in UTC. Absent while they do.',
} satisfies Fields<typeof channels.channels>;

export const ofChannels = describeContract(channels, {
  channels: {
    description: 'Which releases visitors get, by remote.',
    fields: {
      serial: 'Grows by one with each change.',
      names: 'The channels, by the name of the remote; `shell` is the shell.',
      ...channel,
      history: 'At most 200 changes, the newest first.',
      'history.at': 'When it was changed, in UTC.',
      'history.by': 'Who changed it.',
      'history.action': 'What was done.',
      'history.name': 'Which remote, or `shell`.',
      'history.release': release,
      'history.percent': 'For a canary: how many of a hundred visitors get it. Absent otherwise.',
    },
  },
});

const name = 'Which remote, like `messaging`, or `shell`.';
const by = 'Who does it, for the history.';

export const ofShipping = describeContract(shipping, {
  shipForm: {
    description: 'A build with all of its files.',
    fields: {
      name,
      by,
      percent: 'Makes it a canary for so many of a hundred visitors. Absent makes it current for all.',
      dropPaths: '`1` allows that pages of the release before are missing. Absent means `0`.',
      file: 'Each file of the build, named by its path below the folder of the build. 50 MB in all.',
    },
  },
  shipped: {
    description: 'The release that was stored.',
    fields: { release, channels: 'What visitors get from now on.' },
  },
  releaseActionForm: {
    description: 'Which channel to change.',
    fields: {
      name,
      by: `${by} Required with a token.`,
      from: 'For going back: the release to leave, so that a repeated call does not go back twice.',
    },
    example: { name: 'messaging', by: 'Ana', from: '0.1.0-3fa9c2d81b07' },
  },
  changedChannels: {
    description: 'The result of a change.',
    fields: { channels: 'What visitors get from now on.' },
  },
});
