import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Language } from '../../platform/language/contract.js';

export type ContentKind = 'listing' | 'testimonial' | 'message';

export interface LeftMailbox {
  to: string;
  /** Of the page on which it was left. */
  language: Language | null;
}

export interface ModeratedKind {
  kind: ContentKind;
  /** Null when it does not exist, or the reporter cannot have seen it; `guest` when its author has no account. */
  authorOf(id: number, reporterId: number): Promise<number | null>;
  /** The address that was left with it. */
  mailboxOf?(em: EntityManager, id: number): Promise<LeftMailbox | null>;
  /** Without it, content of this kind cannot be hidden. */
  hide?(em: EntityManager, id: number): Promise<void>;
  show?(em: EntityManager, id: number): Promise<void>;
}

/** In place of a person's id. */
export const guest = 0;

/** Where other domains register what members can report, and how the desk hides it. */
@Injectable()
export class ModeratedContent {
  private readonly sources: ModeratedKind[] = [];

  /** Several domains may have content of one kind, as long as they share one sequence of ids. */
  register(source: ModeratedKind): void {
    this.sources.push(source);
  }

  async authorOf(kind: ContentKind, id: number, reporterId: number): Promise<number | null> {
    const authors = await Promise.all(this.of(kind).map((source) => source.authorOf(id, reporterId)));
    return authors.find((author) => author !== null) ?? null;
  }

  async mailboxOf(em: EntityManager, kind: string, id: number): Promise<LeftMailbox | null> {
    for (const source of this.of(kind)) {
      const mailbox = await source.mailboxOf?.(em, id);
      if (mailbox) return mailbox;
    }
    return null;
  }

  canHide(kind: string): boolean {
    return this.of(kind).some(({ hide }) => hide !== undefined);
  }

  async hide(em: EntityManager, kind: string, id: number): Promise<void> {
    for (const source of this.of(kind)) await source.hide?.(em, id);
  }

  async show(em: EntityManager, kind: string, id: number): Promise<void> {
    for (const source of this.of(kind)) await source.show?.(em, id);
  }

  private of(kind: string): ModeratedKind[] {
    return this.sources.filter((source) => source.kind === kind);
  }
}
