import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { remoteBuild } from '../testing/builds.js';
import { startTeamSite, type TeamSite } from '../testing/team-site.js';
import { bearer, tokens } from '../testing/team-tokens.js';

let site: TeamSite;
const written: string[] = [];
beforeAll(async () => {
  site = await startTeamSite({ LOG_LEVEL: 'info' }, { write: (line) => void written.push(line) });
});
afterAll(() => site.app.close());

const lines = () => written.map((line) => JSON.parse(line) as Record<string, unknown>);

describe('the log of shipping', () => {
  it('logs who changed what with whose token, and never the token', async () => {
    await site.send({ name: 'messaging' }, remoteBuild('messaging', 'aa'), tokens.messaging);
    await site.send({ name: 'messaging', percent: '10' }, remoteBuild('messaging', 'bb'), tokens.messaging);
    const body = { name: 'messaging', by: 'bo@example.com' };
    await site.app.asVisitor().post('/platform/promote', body, bearer(tokens.operator)).expect(200);
    const release = { remote: 'messaging', release: '1.0.0-bb' };
    expect(lines()).toContainEqual(
      expect.objectContaining({
        ...release,
        msg: 'Ana shipped messaging',
        share: '10%',
        sender: 'the messaging team',
      }),
    );
    expect(lines()).toContainEqual(
      expect.objectContaining({ ...release, msg: '[email] promoted messaging', sender: 'the operator' }),
    );
    expect(lines().filter(({ speaker }) => speaker === 'Releases')).toHaveLength(3);
    for (const token of Object.values(tokens)) expect(written.join()).not.toContain(token);
  });

  it('logs who logged in, and no token that was tried', async () => {
    const enter = (token: string) =>
      site.press(site.app.asVisitor(), '/platform/enter', { by: 'Ana', token });
    await enter(tokens.operator).expect(303);
    await enter('a-token-that-nobody-has').expect(401);
    expect(lines()).toContainEqual(expect.objectContaining({ msg: 'Ana entered /platform as the operator' }));
    expect(written.join()).not.toMatch(/a-token-that-nobody-has|the-operators-own-token/);
  });
});
