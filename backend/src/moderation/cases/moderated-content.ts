import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';

export type ContentKind = 'listing' | 'testimonial' | 'message';

export interface ModeratedKind {
  kind: ContentKind;
  /** Null when it does not exist, or the reporter cannot have seen it; `guest` when its author has no account. */
  authorOf(id: number, reporterId: number): Promise<number | null>;
  /** The address that was left with it. */
  addressOf?(em: EntityManager, id: number): Promise<string | null>;
  /** Without it, content of this kind cannot be hidden. */
  hide?(em: EntityManager, id: number): Promise<void>;
  show?(em: EntityManager, id: number): Promise<void>;
}

/** In place of a person's id. */
export const guest = 0;

/** Where other domains register what members can report, and how the desk hides it. */
@Injectable()
export class ModeratedContent {
  private readonly kinds = new Map<string, ModeratedKind>();

  register(kind: ModeratedKind): void {
    this.kinds.set(kind.kind, kind);
  }

  authorOf(kind: ContentKind, id: number, reporterId: number): Promise<number | null> {
    return this.kinds.get(kind)?.authorOf(id, reporterId) ?? Promise.resolve(null);
  }

  addressOf(em: EntityManager, kind: string, id: number): Promise<string | null> {
    return this.kinds.get(kind)?.addressOf?.(em, id) ?? Promise.resolve(null);
  }

  canHide(kind: string): boolean {
    return this.kinds.get(kind)?.hide !== undefined;
  }

  async hide(em: EntityManager, kind: string, id: number): Promise<void> {
    await this.kinds.get(kind)?.hide?.(em, id);
  }

  async show(em: EntityManager, kind: string, id: number): Promise<void> {
    await this.kinds.get(kind)?.show?.(em, id);
  }
}
