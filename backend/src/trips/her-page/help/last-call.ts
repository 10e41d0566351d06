import { instant } from '../../person-json.js';
import { visibleName } from '../../relay/hand-overs.js';

/** After it a call for help is history. */
const isRecent = `h.called_at > now() - interval '24 hours'`;

export interface LastCall {
  at: string;
  airport: string;
  toldTo: number[];
  seenBy: number[];
}

/** Of a trip. Null without a recent one. */
export const lastCall = (tripId: string) => `
  (select json_build_object('at', ${instant('h.called_at')}, 'airport', h.airport, 'toldTo', to_json(h.told_to),
     'seenBy', (select coalesce(json_agg(s.user_id order by s.seen_at), '[]') from help_call_seen s
       where s.help_call_id = h.id))
   from help_call h where h.match_id = ${tripId} and ${isRecent} order by h.id desc limit 1)`;

/** As `me` sees it on the page of the trip, without the names of hidden companions. */
export const lastCallFor = (tripId: string, me: string, hidden: string) => `
  (select json_build_object('at', ${instant('h.called_at')}, 'airport', h.airport,
     'city', (select city from airport where code = h.airport),
     'seenBy', (select coalesce(json_agg(name order by seen_at), '[]')
       from (select ${visibleName('s.user_id', hidden)} as name, s.seen_at from help_call_seen s
         where s.help_call_id = h.id) seen where name is not null),
     'seenByMe', exists (select from help_call_seen s where s.help_call_id = h.id and s.user_id = ${me}))
   from help_call h where h.match_id = ${tripId} and ${isRecent} order by h.id desc limit 1)`;
