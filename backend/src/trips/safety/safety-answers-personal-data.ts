import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../../account/index.js';
import { Database } from '../../platform/database/database.js';

const given = `
  select match_id::float8 as "matchId", felt_safe as "feltSafe", not_sure as "notSure", details, answered_at as "answeredAt"
  from safety_answer where user_id = $1 order by match_id`;

/** The answer leaves with its author. A report that followed from it stays, as all reports do. */
@Injectable()
export class SafetyAnswersPersonalData implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly personalData: PersonalData,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'safetyAnswers',
      collect: (userId) => this.database.query('safety-answers-of', given, [userId]),
      erase: async (em, userId) =>
        void (await em.execute(
          `delete from safety_answer where user_id = ?
           and match_id in (select id from match where ? in (helper_id, seeker_id))`,
          [userId, userId],
        )),
    });
  }
}
