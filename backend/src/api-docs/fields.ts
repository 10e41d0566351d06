/** What fields mean in every schema that says nothing else. */
export const fields: Record<string, string> = {
  acceptsTips: 'On an offer of help: whether the helper takes tips. Always false on requests for help.',
  ageGroup: 'How old the person who flies is, in whole years. Only adults fly alone.',
  amount: 'In whole US dollars.',
  arrival: 'Facts about the airport where the trip ends.',
  arrivalAirport: 'Where the trip ends: three letters, the IATA code of the airport.',
  captchaToken:
    'What the bot check gave the browser, once. Required where the visitor is not logged in; otherwise the call fails with 400.',
  city: 'In English; an airport is listed under the city that it serves.',
  clientKey:
    'A UUID that the client makes up for one action. Repeating the call with the same key has no second effect.',
  country: 'Two capital letters (ISO 3166-1), like `IN`.',
  createdAt: 'When it was stored, in UTC (RFC 3339).',
  date: 'The day of departure as YYYY-MM-DD, in the time zone of the departure airport.',
  departure: 'Facts about the airport where the trip begins.',
  departureAirport: 'Where the trip begins: three letters, the IATA code of the airport.',
  documentCheckedAt:
    'The day on which Stripe compared an identity document of this person with a selfie, as YYYY-MM-DD in UTC. Null or absent without such a check.',
  endDate:
    'The last possible day of departure of a flexible trip, at most 30 days after `date`. Null or absent for a fixed day.',
  flightNumber:
    'Airline code and digits without a space, like `AA12`. Null or absent when it is not known or not shown.',
  id: 'A positive whole number that never changes.',
  language: 'In which language the member reads the site, like `es`. Null or absent until they choose one.',
  languages: 'Which languages the person speaks, as they typed them. Null when they said nothing.',
  lat: 'Degrees north; negative in the south.',
  lon: 'Degrees east; negative in the west.',
  profilePictureUrl:
    'Path of a square picture on this site, like `/pictures/…/small.webp`. Null when there is none.',
  ratingAverage:
    'Stars from 1 to 5 with one decimal, over the latest review of each author. Null without reviews.',
  ratingCount: 'How many people have reviewed this person.',
  grandparent: 'Whether a `grandparent` is a grandmother or a grandfather. Absent when nobody said.',
  relation: 'What the person who flies is to the author of the request.',
  time: 'Scheduled departure as HH:MM on the clocks of the departure airport. Null or absent when it is not known.',
  timezone: 'IANA time zone of the airport, like `Asia/Kolkata`.',
  username: 'The display name of the person. It is not unique and may change.',
  verified: 'Whether the phone number of this person was verified by a code.',
};
