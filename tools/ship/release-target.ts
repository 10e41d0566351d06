import type { Channels } from '../../backend/src/releases/channels/contract.ts';
import type { Build } from '../build/publish-builds.ts';
import type { PublishOptions } from '../build/release-publisher.ts';

/** The release store that a command works on: this machine's own, or a running site's. */
export interface ReleaseTarget {
  /** Its name in messages. */
  readonly place: string;
  /** What follow-up commands need on their command line to reach it. */
  readonly option: string;
  channels(): Promise<Channels>;
  publish(build: Build, options: PublishOptions): Promise<Channels>;
  promote(name: string, by: string): Promise<Channels>;
  withdraw(name: string, by: string): Promise<Channels>;
  rollback(name: string, from: string, by: string): Promise<Channels>;
  /** The registry of a running site. */
  registry?(): Promise<unknown>;
}
