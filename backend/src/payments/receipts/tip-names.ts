import { Injectable } from '@nestjs/common';
import { maskContacts, memberNameIn, PeopleService } from '../../account/index.js';
import type { Language } from '../../platform/language/contract.js';
import type { TipEntity } from '../store/tip.entity.js';

@Injectable()
export class TipNames {
  constructor(private readonly people: PeopleService) {}

  async of({ senderId, recipientId }: Pick<TipEntity, 'senderId' | 'recipientId'>) {
    const ids = [senderId, recipientId].filter((id) => typeof id === 'number');
    const people = await this.people.find(ids);
    const nameOf = (id: number | null | undefined) => {
      const name = people.find((person) => person.id === id)?.username;
      // Mails quote the name, so contact details in it are masked like anywhere else.
      return name === undefined ? undefined : maskContacts(name);
    };
    return { sender: nameOf(senderId), recipient: nameOf(recipientId) };
  }
}

/** `unknown` is for guests, and for those who have deleted their account. */
export const nameIn = (language: Language, name: string | undefined, unknown: string): string =>
  name === undefined ? unknown : memberNameIn(language, name);
