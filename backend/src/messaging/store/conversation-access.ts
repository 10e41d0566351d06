import { BadRequestException, Injectable, NotFoundException, type OnModuleInit } from '@nestjs/common';
import { BlocksService, PeopleService } from '../../account/index.js';
import { ManyContacts, SimilarNames } from '../../moderation/index.js';
import { productName } from '../../platform/contract.js';
import { Database } from '../../platform/database/database.js';

export interface Pair {
  me: number;
  other: number;
  hiddenFromMe: number[];
  hiddenFromOther: number[];
}

const hasLeft = `This person has left ${productName} and can no longer be written to`;

const talked = `select 1 from participant where user_id = $1 and other_id = $2`;

/** A list that holds the names of more people is not read that closely. */
const maxNeighbors = 2000;
const partners = `select other_id::float8 as id from participant where user_id = $1 limit ${maxNeighbors}`;
const neighbors = `
  select distinct theirs.other_id::float8 as id
  from participant mine join participant theirs on theirs.user_id = mine.other_id
  where mine.user_id = $1 and theirs.other_id <> $1 limit ${maxNeighbors}`;

// A conversation in which only the site has written was not started by its member.
const started = `
  select c.started_by::float8 as "personId", array_agg(p.other_id)::float8[] as others
  from conversation c
  join participant p on p.conversation_id = c.id and p.user_id = c.started_by and p.has_written
  where c.created_at > now() - $1::int * interval '1 day' group by c.started_by`;

/** An unreachable user is reported as unknown. */
@Injectable()
export class ConversationAccess implements OnModuleInit {
  constructor(
    private readonly blocks: BlocksService,
    private readonly contacts: ManyContacts,
    private readonly database: Database,
    private readonly similarNames: SimilarNames,
    private readonly people: PeopleService,
  ) {}

  onModuleInit(): void {
    this.people.registerEncounter((person, by) => this.haveConversation(by, person));
    this.contacts.register((days) => this.database.query('talks-started', started, [days]));
    this.similarNames.registerList((userId) => this.idsFrom('talk-partners', partners, userId));
    this.similarNames.register((userId) => this.idsFrom('talk-neighbors', neighbors, userId));
  }

  /** With `former`, deleted accounts are included: their conversations can still be read. */
  async pair(me: number, other: number, { former = false } = {}): Promise<Pair> {
    if (me === other) throw new BadRequestException('You cannot write to yourself');
    const [hiddenFromMe, hiddenFromOther] = await Promise.all([
      this.blocks.blockedAround(me),
      this.blocks.blockedAround(other),
      this.people
        .expectReachable(other, me, { former })
        .catch((error) => this.throwIfFormer(me, other, error)),
    ]);
    if (hiddenFromMe.includes(other)) throw new NotFoundException('This person was not found');
    return { me, other, hiddenFromMe, hiddenFromOther };
  }

  private async throwIfFormer(me: number, other: number, error: unknown): Promise<never> {
    const isFormer = error instanceof NotFoundException && (await this.haveConversation(me, other));
    throw isFormer ? new NotFoundException(hasLeft) : error;
  }

  private async idsFrom(name: string, statement: string, userId: number): Promise<number[]> {
    const rows = await this.database.query<{ id: number }>(name, statement, [userId]);
    return rows.map(({ id }) => id);
  }

  async haveConversation(one: number, other: number): Promise<boolean> {
    return (await this.database.query('talked', talked, [one, other])).length > 0;
  }
}
