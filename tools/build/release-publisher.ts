import type { Channels } from '../../backend/src/releases/channels/contract.ts';

export interface PublishOptions {
  by: string;
  percent?: number | undefined;
  dropPaths?: boolean | undefined;
  /** Several workspaces are published together, so that none is checked against the others' older releases. */
  builtTogether?: boolean | undefined;
}

/** What the tools call of the built server's release code. Its sources use syntax that Node cannot strip. */
export interface ReleasePublisher {
  channels(): Promise<Channels>;
  publish(name: string, files: ReadonlyMap<string, Buffer>, options: PublishOptions): Promise<Channels>;
  promote(name: string, by: string): Promise<Channels>;
  withdraw(name: string, by: string): Promise<Channels>;
  rollback(name: string, from: string, by: string): Promise<Channels>;
}
