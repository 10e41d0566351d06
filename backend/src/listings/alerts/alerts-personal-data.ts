import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PeopleService, PersonalData } from '../../account/index.js';
import { Database } from '../../platform/database/database.js';
import { alertColumns } from './alert-rows.js';

const ofPerson = `
  select ${alertColumns}, a.created_at as "createdAt" from alert a
  where a.user_id = $1 or (a.email = (select email from "user" where id = $1) and a.status <> 'unconfirmed')
  order by a.id`;
const erase = `
  with gone as (delete from alert where user_id = ? or email = ? returning id)
  delete from alert_hit using gone where alert_id = gone.id`;

@Injectable()
export class AlertsPersonalData implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly people: PeopleService,
    private readonly personalData: PersonalData,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'alerts',
      collect: (userId) => this.database.query('alerts-of-person', ofPerson, [userId]),
      erase: (em, userId) => this.erase(em, userId),
    });
  }

  private async erase(em: EntityManager, userId: number): Promise<void> {
    const { email } = await this.people.lock(em, userId);
    await em.execute(erase, [userId, email]);
  }
}
