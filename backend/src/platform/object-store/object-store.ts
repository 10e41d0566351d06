export interface StoredFile {
  body: Buffer;
  /** Changes with every write; `replace` expects the version that was read. */
  version: string;
}

/** A key is a path. A created file never changes until it is removed. */
export interface ObjectStore {
  read(key: string): Promise<StoredFile | null>;
  /** The newest content of a replaced key that is older than this version. */
  readPrevious(key: string, version: string): Promise<StoredFile | null>;
  /** Resolves to false, and changes nothing, if the key exists. */
  create(key: string, body: Buffer): Promise<boolean>;
  /** Compare and swap: resolves to false, and changes nothing, unless this is the stored version (`null`: no such key). */
  replace(key: string, body: Buffer, version: string | null): Promise<boolean>;
  list(prefix: string): Promise<string[]>;
  remove(prefix: string): Promise<void>;
  findDefect?(): Promise<string | null>;
}
