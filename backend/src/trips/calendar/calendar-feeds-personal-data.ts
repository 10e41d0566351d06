import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../../account/index.js';
import { Database } from '../../platform/database/database.js';

const read = 'select created_at as "createdAt" from calendar_feed where user_id = $1';
const forget = 'delete from calendar_feed where user_id = ?';

/** A file with personal data is passed on, so it says since when there is an address, and not which. */
@Injectable()
export class CalendarFeedsPersonalData implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly personalData: PersonalData,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'calendarFeed',
      collect: (userId) => this.database.query('calendar-feed-of', read, [userId]),
      erase: async (em, userId) => void (await em.execute(forget, [userId])),
    });
  }
}
