import { z as all } from 'zod/v4';

// The part of zod that contracts and forms use, so that browsers do not load the rest.
const { array, boolean, discriminatedUnion, email, int, literal, number, object } = all;
export const z = {
  array,
  boolean,
  discriminatedUnion,
  email,
  int,
  literal,
  number,
  object,
  enum: all.enum,
  record: all.record,
  strictObject: all.strictObject,
  string: all.string,
  union: all.union,
  unknown: all.unknown,
  url: all.url,
  uuid: all.uuid,
  iso: { date: all.iso.date, datetime: all.iso.datetime },
  coerce: { number: all.coerce.number },
  regexes: { domain: all.regexes.domain },
};
