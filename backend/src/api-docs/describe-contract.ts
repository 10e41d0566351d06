import type { z } from 'zod';
import type { ContractDocs } from '../platform/openapi/api-docs.js';

type Key<Name extends string> = string extends Name ? '*' : Name;

/** `user` and `user.username`; lists have the fields of their elements. A field that does not exist does not compile. */
type FieldPath<Value> = Value extends readonly (infer Element)[]
  ? FieldPath<Element>
  : Value extends Blob
    ? never
    : Value extends object
      ? {
          [Name in keyof Value & string]-?: Key<Name> | `${Key<Name>}.${FieldPath<Value[Name]>}`;
        }[keyof Value & string]
      : never;

export type Fields<Schema extends z.ZodType> = Partial<Record<FieldPath<z.input<Schema>>, string>>;

interface Docs<Schema extends z.ZodType> {
  description?: string;
  fields?: Fields<Schema>;
  example?: z.input<Schema>;
}

type DocsByName<Contract> = {
  [Name in keyof Contract]?: Contract[Name] extends z.ZodType ? Docs<Contract[Name]> : never;
};

/** The texts are not in the contract, because browsers load that as well. */
export const describeContract = <Contract extends object>(
  contract: Contract,
  schemas: DocsByName<Contract>,
): ContractDocs => ({ contract, schemas: schemas as ContractDocs['schemas'] });

/** The fields of an object that is a field itself. */
export const within = <Name extends string, Path extends string>(
  name: Name,
  fields: Partial<Record<Path, string>>,
) =>
  Object.fromEntries(Object.entries(fields).map(([path, text]) => [`${name}.${path}`, text])) as Partial<
    Record<`${Name}.${Path}`, string>
  >;
