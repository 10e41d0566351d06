import { tabMemory } from 'shell/forms';

export type DeviceQuestion = 'news' | 'install' | 'homeScreen';

const aMonth = 30 * 24 * 60 * 60 * 1000;
/** How to put it on the Home Screen is shown once. */
const pause: Record<DeviceQuestion, number> = { news: aMonth, install: Infinity, homeScreen: Infinity };

// Not of one member: the question is about the device, and a logout does not forget it.
const keyOf = (question: DeviceQuestion) => `asked-${question}`;

/** Within a tab a question stays until it is answered, also over a reload. */
export function mayAsk(question: DeviceQuestion): boolean {
  const answer = tabMemory.readText(keyOf(question));
  return answer === null ? Date.now() - lastAsked(question) >= pause[question] : answer === 'open';
}

/** It was in sight. */
export function noteSeen(question: DeviceQuestion) {
  tabMemory.writeText(keyOf(question), 'open');
  noteMoment(question);
}

export function noteAnswered(question: DeviceQuestion) {
  tabMemory.writeText(keyOf(question), 'answered');
  noteMoment(question);
}

function lastAsked(question: DeviceQuestion): number {
  try {
    const moment = localStorage.getItem(keyOf(question));
    return moment === null ? -Infinity : Number(moment);
  } catch {
    // Forbidden in this window, which could not be notified either.
    return Date.now();
  }
}

function noteMoment(question: DeviceQuestion) {
  try {
    localStorage.setItem(keyOf(question), String(Date.now()));
  } catch {
    // Forbidden: `lastAsked` says so too.
  }
}
