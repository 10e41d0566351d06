// The smallest server that can return the logged-in user: Fastify, a pool of pg, one prepared statement.
import { createHash } from 'node:crypto';
import { serveBare } from '../servers/bare-server.ts';
import { Fastify, pg } from '../servers/packages.ts';

const pool = new pg.Pool({ connectionString: process.argv[2], max: 10 });
const fastify = Fastify();

const text = `
  select s.id::float8 as "sessionId", u.id::float8 as id, u.username, u.email, u.phone_number as "phoneNumber",
    u.profile_picture_url as "profilePictureUrl", u.languages, u.bio, u.verified, u.created_at as "createdAt"
  from session s join "user" u on u.id = s.user_id
  where s.token_hash = $1 and s.created_at > now() - interval '30 days' and s.last_seen_at > now() - interval '14 days'`;

fastify.get('/me', async (request, reply) => {
  const token = /(?:^|; )session=([^;]+)/.exec(request.headers.cookie ?? '')?.[1] ?? '';
  const { rows } = await pool.query({
    name: 'session',
    text,
    values: [createHash('sha256').update(token).digest()],
  });
  return rows[0] ?? reply.code(401).send({ message: 'Please log in' });
});

await serveBare(fastify, pool);
