import { lost, wrong, type Proof } from './findings.ts';

export const profilesAsConfirmed: Proof = {
  name: 'profiles are as they were last confirmed, on both nodes, and sessions are still open',
  async check({ nodes }, { people, records: { bios } }) {
    const findings = [];
    for (const { url, name: node } of nodes) {
      for (const { id, name, browser } of people) {
        const answer = await browser.ask('/api/auth/me', { at: url });
        if (answer?.status !== 200)
          findings.push(lost(`the session of ${name} on ${node}: ${answer?.status}`));
        const { bio } = (answer?.body ?? {}) as { bio?: string };
        if (bios.get(id)?.allows((state) => state === bio) === false)
          findings.push(lost(`the profile of ${name} on ${node}`));
      }
    }
    return findings;
  },
};

export const endedSessionsStayEnded: Proof = {
  name: 'sessions that were ended stay ended, on both nodes',
  async check({ nodes }, { people: [person], records: { endedSessions, risenSessions } }) {
    const findings = risenSessions.map(() => wrong('a session was accepted right after it had been ended'));
    for (const { url, name } of nodes) {
      for (const session of endedSessions) {
        const answer = await person?.browser.ask('/api/auth/me', { session, at: url });
        if (answer?.status !== 401) findings.push(wrong(`an ended session on ${name}: ${answer?.status}`));
      }
    }
    return findings;
  },
};
