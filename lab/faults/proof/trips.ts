import { doubled, lost, wrong, type Finding, type Proof } from './findings.ts';

interface Row {
  id: number;
  description: string;
  status: string;
}

export const listingsAsConfirmed: Proof = {
  name: 'listings are as they were last confirmed',
  async check({ postgres }, { records: { listings, unknownListings } }) {
    const rows = await postgres.query<Row>('select id::int as id, description, status from listing');
    const byId = new Map(rows.map((row) => [row.id, row]));
    const findings = listings.flatMap(({ id, possible }): Finding[] => {
      const row = byId.get(id);
      if (!row) return [lost(`listing ${id}`)];
      const isPossible =
        possible.allows(({ description }) => description === row.description) &&
        possible.allows(({ status }) => status === row.status);
      return isPossible ? [] : [lost(`what was last changed on listing ${id}`)];
    });
    const known = listings.flatMap(({ possible }) => possible.states.map(({ description }) => description));
    for (const description of [...unknownListings, ...known]) {
      const times = rows.filter((row) => row.description === description).length;
      if (times > 1) findings.push(doubled(`the listing "${description}", ${times} times`));
    }
    return findings;
  },
};

const mailed = `
  select count(distinct provider_id)::int as times, owner.id::int as owner, asker.id::int as by
  from sandbox_message m
  join "user" owner on owner.email = m.recipient
  join "user" asker on m.text like E'%\\n' || asker.username || ' asked for your contact details%'
  group by 2, 3`;

export const contactsOnce: Proof = {
  name: 'each contact that was given is written down, and its owner was mailed once',
  async check({ postgres }, { records: { contacts } }) {
    const rows = await postgres.query<{ listing: number; owner: number; by: number }>(
      `select listing_id::int as listing, user_id::int as owner, requester_id::int as by
       from contact_request join listing on listing.id = listing_id`,
    );
    const stored = new Set(rows.map(({ listing, by }) => `${listing} ${by}`));
    const findings = contacts
      .filter(({ listing, by, outcome }) => outcome === 'kept' && !stored.has(`${listing} ${by}`))
      .map(({ listing, by }) => lost(`that ${by} asked about listing ${listing}`));
    const mails = await postgres.query<{ owner: number; by: number; times: number }>(mailed);
    for (const pair of new Set(rows.map(({ owner, by }) => `${owner} ${by}`))) {
      const wanted = rows.filter(({ owner, by }) => `${owner} ${by}` === pair).length;
      const came = mails.find(({ owner, by }) => `${owner} ${by}` === pair)?.times ?? 0;
      if (came < wanted)
        findings.push(lost(`a mail about a contact (owner and asker ${pair}): ${came} of ${wanted}`));
      if (came > wanted)
        findings.push(doubled(`a mail about a contact (owner and asker ${pair}): ${came} for ${wanted}`));
    }
    return findings;
  },
};

const sums = `
  select t.user_id::int as id from traveler t
  left join (testimonial w join traveler a on a.user_id = w.author_id and a.counts_since is not null)
    on w.target_id = t.user_id
  group by t.user_id having t.rating_count <> count(w.id) or t.rating_sum <> coalesce(sum(w.rating), 0)`;

export const testimonialsAsConfirmed: Proof = {
  name: 'testimonials are as they were last confirmed, and ratings are their sums',
  async check({ postgres }, { records: { testimonials } }) {
    const rows = await postgres.query<{ pair: string; text: string }>(
      `select author_id || ' ' || target_id as pair, text from testimonial`,
    );
    const stored = new Map(rows.map(({ pair, text }) => [pair, text]));
    const findings = [...testimonials]
      .filter(([pair, possible]) => !possible.allows((text) => text === stored.get(pair)))
      .map(([pair]) => lost(`the last testimonial of (author and target) ${pair}`));
    for (const { id } of await postgres.query<{ id: number }>(sums))
      findings.push(wrong(`the rating of ${id}`));
    return findings;
  },
};
