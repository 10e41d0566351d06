export interface Stored {
  body: Buffer;
  /** What `replace` wants to see again. */
  version: string;
}

/** Where releases lie: a folder or a bucket. A key is a path; what was created stays as it is until it is removed. */
export interface ReleaseStore {
  read(key: string): Promise<Stored | null>;
  /** What was there before that version of a key that is replaced. */
  before(key: string, version: string): Promise<Stored | null>;
  /** Resolves to false, and changes nothing, when there is such a key already. */
  create(key: string, body: Buffer): Promise<boolean>;
  /** Resolves to false, and changes nothing, when somebody else was faster; `null`: nothing may be there yet. */
  replace(key: string, body: Buffer, version: string | null): Promise<boolean>;
  list(prefix: string): Promise<string[]>;
  remove(prefix: string): Promise<void>;
  /** Why releases are not safe in this store, in words; null when they are. */
  flaw?(): Promise<string | null>;
}

/** The one key that is replaced. */
export const channelsKey = 'channels.json';

/** What is not allowed, in sentences for whoever tried. */
export class Refusal extends Error {
  constructor(readonly sentences: string[]) {
    super(sentences.join('\n'));
  }
}
