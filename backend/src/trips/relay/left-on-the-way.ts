/** The match `m` has ended after the take-off with the traveler: what was tapped on it still says where she is. */
export const leftOnTheWay = `
  (m.status = 'cancelled' and exists (select from match_step flown
    where flown.match_id = m.id and flown.step in ('boarded', 'landed') and flown.taken_back_at is null))`;
