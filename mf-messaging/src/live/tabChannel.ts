import type { NumberedEvent } from './EventCursor';

/** `hello` asks for a leader, `here` is its response. Tabs of other releases use the same values: do not change them. */
export type TabMessage = 'hello' | 'here' | NumberedEvent;

export interface TabChannel<Message = TabMessage> {
  send: (message: Message) => void;
  close: () => void;
}

/** Connects the tabs of one browser. A tab does not receive its own messages. */
export function openTabChannel<Message = TabMessage>(
  name: string,
  onMessage: (message: Message) => void,
): TabChannel<Message> {
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<Message>) => onMessage(data);
  return { send: channel.postMessage.bind(channel), close: () => channel.close() };
}
