import type { LiveEvent, NewsSignal, TripSignal } from 'backend/contract/messaging';
import { pageLanguage } from 'shared-ui';
import { EventCursor, type NumberedEvent } from './EventCursor';
import { EventStream } from './EventStream';
import { onWake } from './onWake';
import { openTabChannel, type TabChannel, type TabMessage } from './tabChannel';
import { electLeader, type Candidate } from './tabLeader';

/** The browser has suspended a leader that does not respond for this long. */
const leaderTimeoutMs = 3_000;

interface LiveConnectionOptions {
  userId: number;
  onEvent: (event: LiveEvent) => void;
  onTrip: (signal: TripSignal) => void;
  onNews: (signal: NewsSignal) => void;
  checkSession: () => Promise<boolean>;
}

type State =
  | { name: 'following' }
  | { name: 'probing'; timeout: ReturnType<typeof setTimeout> }
  | { name: 'leading'; stream: EventStream }
  | { name: 'closed' };

/** One stream for all tabs in a language: the leader repeats each event to the others. Without Web Locks each tab has its own. */
export class LiveConnection {
  private state: State = { name: 'following' };
  private readonly cursor = new EventCursor();
  private readonly options: LiveConnectionOptions;
  private readonly channel: TabChannel | undefined;
  private readonly trips: TabChannel<TripSignal> | undefined;
  private readonly news: TabChannel<NewsSignal> | undefined;
  private readonly candidate: Candidate | undefined;
  private readonly stopWaking: () => void;

  constructor(options: LiveConnectionOptions) {
    this.options = options;
    this.stopWaking = onWake(() => this.wake());
    if ('locks' in navigator && 'BroadcastChannel' in window) {
      // Tabs of other releases share the first name: do not change it.
      const [language, mine] = [pageLanguage(), `messages of ${options.userId}`];
      const name = language === 'en' ? mine : `${mine} in ${language}`;
      this.channel = openTabChannel(name, (message) => this.onTabMessage(message));
      // Not on that channel: tabs of the last release take every object there for a numbered event.
      this.trips = openTabChannel<TripSignal>(`trips of ${options.userId}`, options.onTrip);
      this.news = openTabChannel<NewsSignal>(`news of ${options.userId}`, options.onNews);
      this.candidate = electLeader(name, () => this.lead());
      this.probe();
    } else {
      this.lead();
    }
  }

  close() {
    this.stopWaking();
    this.candidate?.resign();
    this.enter({ name: 'closed' });
    this.channel?.close();
    this.trips?.close();
    this.news?.close();
  }

  private lead() {
    const stream = new EventStream({
      position: () => this.cursor.position,
      checkSession: this.options.checkSession,
      onEvent: (event) => {
        this.deliver(event, 'server');
        this.channel?.send(event);
      },
      onTrip: (signal) => {
        this.options.onTrip(signal);
        this.trips?.send(signal);
      },
      onNews: (signal) => {
        this.options.onNews(signal);
        this.news?.send(signal);
      },
    });
    this.enter({ name: 'leading', stream });
    return () => this.enter({ name: 'following' });
  }

  private probe() {
    this.channel?.send('hello');
    const timeout = setTimeout(() => {
      this.enter({ name: 'following' });
      if (!document.hidden) this.candidate?.steal();
    }, leaderTimeoutMs);
    this.enter({ name: 'probing', timeout });
  }

  private wake() {
    if (this.state.name === 'leading') this.state.stream.refresh();
    else this.probe();
  }

  private onTabMessage(message: TabMessage) {
    if (message === 'hello') return this.respond();
    if (this.state.name === 'probing') this.enter({ name: 'following' });
    if (message !== 'here') this.deliver(message, 'tab');
  }

  /** A `ready` event gives the other tab its position, or makes it refetch if it missed events. */
  private respond() {
    if (this.state.name !== 'leading') return;
    const { position, unread } = this.cursor;
    this.channel?.send('here');
    if (position !== null) this.channel?.send({ id: position, event: { kind: 'ready', unread } });
    this.state.stream.refresh();
  }

  private deliver(event: NumberedEvent, source: 'server' | 'tab') {
    const next = this.cursor.advance(event, source);
    if (next) this.options.onEvent(next);
  }

  private enter(next: State) {
    if (this.state.name === 'probing') clearTimeout(this.state.timeout);
    if (this.state.name === 'leading') this.state.stream.close();
    this.state = next;
  }
}
