/** The scene of these two is still on stage: nothing is added before its trip is two days old. */
export const findCurrent = `
  select 1 from match where helper_id = ? and seeker_id = ? and status in (?, 'done') and date >= current_date - 2`;

/** The trip takes off so many hours from now, on the clock of its departure airport. */
export const addListing = `
  insert into listing (type, user_id, email, departure_airport, arrival_airport, flight_number, description,
    covered_description, needs, flyer, status, date, time, created_at, reminded_at)
  select case given.owner when 'helper' then 'helper' else 'seeking_help' end, u.id, u.email, given.departure,
    given.arrival, given.flight, given.description, given.description, given.needs, given.flyer, given.status,
    local.at::date, to_char(local.at, 'HH24:MI'), now() - interval '20 days', now()
  from (select ? as owner, ?::bigint as user_id, ? as departure, ? as arrival, ? as flight, ? as description,
    ?::text[] as needs, ?::jsonb as flyer, ? as status) given
  join "user" u on u.id = given.user_id
  cross join lateral (
    select date_trunc('hour', (now() + make_interval(hours => ?)) at time zone timezone) + interval '25 minutes' as at
    from airport where code = ?) local
  returning id::float8 as id`;

export const addRequest = `
  insert into contact_request (listing_id, requester_id, status, asked_at)
  values (?, ?, 'shared', now() - interval '12 days')`;

export const addMatch = `
  insert into match (helper_id, seeker_id, proposer_id, status, sign_digits, sign_picture, cancelled_by,
    cancel_reason, listing_id, departure_airport, arrival_airport, date, time, flight_number, early_reminder_for,
    late_reminder_for, helper_confirmed_at, seeker_confirmed_at, followed_up_at, created_at, status_changed_at)
  select given.*, l.id, l.departure_airport, l.arrival_airport, l.date, l.time, l.flight_number, reminded.day,
    reminded.day, reminded.at, reminded.at, case when given.status = 'done' then now() end,
    now() - interval '10 days', now() - interval '9 days'
  from (select ?::bigint as helper, ?::bigint as seeker, ?::bigint as proposer, ? as status,
    ? as digits, ? as picture, ?::bigint as canceller, ? as reason) given
  join listing l on l.id = ?
  left join lateral (select l.date as day, now() - interval '1 day' as at) reminded
    on given.status in ('agreed', 'done') and l.date <= current_date + 1
  returning id::float8 as id`;

/** Before the take-off, on the clock and the day of its airport. */
export const addMeeting = `
  update match m set meeting_point = met.place, meeting_time = to_char(met.at, 'HH24:MI'),
    meetings = jsonb_build_array(jsonb_build_object('airport', m.departure_airport, 'place', met.place,
      'time', to_char(met.at, 'HH24:MI'), 'daysLater', met.at::date - met.takes_off::date))
  from (select id, takes_off, given.place, takes_off - given.hours * interval '1 hour' as at
    from match, (select ? as place, ?::numeric as hours) given,
      lateral (select date + time::time as takes_off) taken) met
  where met.id = m.id and m.id = ?`;

export const addSteps = `
  insert into match_step (match_id, user_id, client_key, step, at, created_at)
  select ?, ?, gen_random_uuid(), tapped.step, tapped.at, tapped.at
  from jsonb_to_recordset(?::jsonb) as given (step text, "hoursAfter" numeric)
  cross join lateral (
    select given.step, ((m.date + m.time::time) at time zone d.timezone)
      + given."hoursAfter" * interval '1 hour' as at
    from match m join airport d on d.code = m.departure_airport where m.id = ?) tapped`;

export const addCard = 'insert into care_card (match_id, sealed) values (?, ?)';

export const addLink = 'insert into family_link (match_id, token_hash, sealed_token) values (?, ?, ?)';
