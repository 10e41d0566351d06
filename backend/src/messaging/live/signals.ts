import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { newsChannel, readSignal, signalChannel } from '../../account/index.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { Listener } from '../../platform/database/listener.js';
import { newsText, signalText } from './event-text.js';
import { OpenStreams } from './open-streams.js';

/** Forwards hints of other domains to the open pages of this node. */
@Injectable()
export class Signals implements OnModuleInit {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly listener: Listener,
    private readonly streams: OpenStreams,
  ) {}

  onModuleInit(): void {
    if (this.config.role === 'worker') return;
    this.listener.listen(signalChannel, {
      onNotification: (payload) => this.forward(payload),
      // What was missed is not known: pages ask by themselves now and then.
      onListening: () => undefined,
    });
    this.listener.listen(newsChannel, {
      onNotification: (userId) => this.send([Number(userId)], newsText),
      onListening: () => undefined,
    });
  }

  private forward(payload: string): void {
    const { to, signal } = readSignal(payload);
    this.send(to, signalText(signal));
  }

  private send(to: number[], text: string): void {
    for (const userId of to) for (const stream of this.streams.of(userId)) stream.send(text);
  }
}
