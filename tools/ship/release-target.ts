import type { Channels } from '../../backend/src/releases/channels/contract.ts';
import type { Build } from '../build/publish-builds.ts';
import type { PublishOptions } from '../build/release-publisher.ts';

export interface ReleaseTarget {
  readonly place: string;
  readonly option: string;
  channels(): Promise<Channels>;
  publish(build: Build, options: PublishOptions): Promise<Channels>;
  promote(name: string, by: string): Promise<Channels>;
  withdraw(name: string, by: string): Promise<Channels>;
  rollback(name: string, from: string, by: string): Promise<Channels>;
  registry?(): Promise<unknown>;
}
