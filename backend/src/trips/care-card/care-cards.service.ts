import { createHash } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import {
  ConflictException,
  ForbiddenException,
  Inject,
  Injectable,
  Logger,
  NotFoundException,
} from '@nestjs/common';
import { PictureReader, PictureRefusal } from '../../account/index.js';
import { pictureIssues } from '../../account/pictures/contract.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import { fieldIssue } from '../../platform/http/errors/field-issue.js';
import { UnknownSeal } from '../../platform/secrets/sealing.js';
import type { CareCard, Match, SavedCareCard } from '../contract.js';
import { MatchLock } from '../match-lock.js';
import { MatchReads } from '../match-reads.js';
import { tripIdOf } from '../relay/trip-of.js';
import { openCareCard, openLook, sealCareCard, sealLook, type Look } from './sealed-care-card.js';

const find = 'select sealed, sealed_look as "sealedLook" from care_card where match_id = $1';
const findWithin = 'select sealed, sealed_look as "sealedLook" from care_card where match_id = ?';
const save = `
  insert into care_card (match_id, sealed, sealed_look) values (?, ?, ?)
  on conflict (match_id) do update
    set sealed = excluded.sealed, sealed_look = excluded.sealed_look, updated_at = now()`;
const saveLook = 'update care_card set sealed_look = ?, updated_at = now() where match_id = ?';

interface Stored {
  sealed: string;
  sealedLook: string | null;
  [column: string]: unknown;
}
interface Opened {
  card: CareCard;
  look: Look;
}

@Injectable()
export class CareCardsService {
  private readonly log = new Logger('CareCards');

  constructor(
    private readonly em: EntityManager,
    private readonly database: Database,
    private readonly locks: MatchLock,
    private readonly matches: MatchReads,
    private readonly pictures: PictureReader,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async find(me: number, id: number): Promise<SavedCareCard | null> {
    const opened = await this.read(me, id);
    return opened && savedCard(id, opened);
  }

  /** The card as it is sent. The look stays where it is left out, as by pages of the last release. */
  async save(me: number, id: number, { wears, photo, ...card }: CareCard): Promise<SavedCareCard> {
    if (typeof photo === 'string' && !photoAddress.test(photo))
      throw fieldIssue('photo', pictureIssues.unknown);
    return this.change(me, id, async (em, before, tripId) => {
      const look = {
        wears: wears ?? before?.look.wears,
        photo: photo === null ? undefined : before?.look.photo,
      };
      const { secret } = this.config;
      await em.execute(save, [tripId, sealCareCard(secret, card), sealLook(secret, look)]);
      return { card, look };
    });
  }

  /** The traveler's picture, from an uploaded file. */
  async savePhoto(me: number, id: number, file: unknown): Promise<SavedCareCard> {
    // Whether they may is known before the picture is read, which takes a second of a processor.
    await this.change(me, id, async (_em, before) => withCard(before));
    const photo = await this.squareOf(file);
    return this.change(me, id, async (em, before, tripId) => {
      const { card, look: described } = withCard(before);
      const look = { ...described, photo };
      await em.execute(saveLook, [sealLook(this.config.secret, look), tripId]);
      return { card, look };
    });
  }

  async photo(me: number, id: number): Promise<Buffer> {
    const opened = await this.read(me, id);
    if (!opened?.look.photo) throw new NotFoundException('There is no photo');
    return Buffer.from(opened.look.photo, 'base64');
  }

  private async read(me: number, id: number): Promise<Opened | null> {
    const { tripId = id, ...match } = await this.matches.one(me, id);
    expectAgreed(match, ['agreed', 'done']);
    const [row] = await this.database.query<Stored>('care-card-find', find, [tripId]);
    return row ? this.opened(tripId, row) : null;
  }

  private change(
    me: number,
    id: number,
    change: (em: EntityManager, before: Opened | null, tripId: number) => Promise<Opened>,
  ): Promise<SavedCareCard> {
    return this.em.transactional(async (em) => {
      const match = await this.locks.lock(em, me, id);
      if (match.seekerId !== me) throw new ForbiddenException('Only the family can change the care card');
      expectAgreed(match, ['agreed']);
      const tripId = tripIdOf(match);
      const [row] = await em.execute<Stored[]>(findWithin, [tripId]);
      return savedCard(id, await change(em, row ? this.opened(tripId, row) : null, tripId));
    });
  }

  private async squareOf(file: unknown): Promise<string> {
    if (typeof file !== 'string') throw new PictureRefusal('unknown');
    try {
      return (await this.pictures.read(file)).large.toString('base64');
    } catch (error) {
      if (error instanceof PictureRefusal) throw fieldIssue('photo', error.message);
      throw error;
    }
  }

  /** A card of a lost secret counts as none, so that the family can write it again. */
  private opened(matchId: number, { sealed, sealedLook }: Stored): Opened | null {
    const { secrets } = this.config;
    try {
      return { card: openCareCard(secrets, sealed), look: openLook(secrets, sealedLook) };
    } catch (error) {
      if (!(error instanceof UnknownSeal)) throw error;
      this.log.error({ matchId, err: error }, 'A care card cannot be opened');
      return null;
    }
  }
}

/** As a page has read it, perhaps before the photo was changed on another device. */
const photoAddress = /^\/api\/matches\/\d+\/care-card\/photo\?v=[\w-]+$/;

/** With the address of the photo, which changes with it. */
function savedCard(id: number, { card, look: { wears, photo } }: Opened): SavedCareCard {
  const version = photo && createHash('sha256').update(photo).digest('base64url').slice(0, 8);
  return {
    ...card,
    ...(wears && { wears }),
    ...(photo && { photo: `/api/matches/${id}/care-card/photo?v=${version}` }),
  };
}

function withCard(opened: Opened | null): Opened {
  if (!opened) throw new ConflictException('First fill in the care card');
  return opened;
}

function expectAgreed({ status }: Pick<Match, 'status'>, wanted: Match['status'][]): void {
  if (!wanted.includes(status)) throw new ConflictException('You have not agreed on this trip');
}
