/** A parameter by its name. The finished statement decides which `$n` it is. */
class Parameter {
  constructor(readonly name: string) {}
}

export type Part = Parameter | Sql | number;

export class Sql {
  constructor(
    private readonly texts: readonly string[],
    private readonly parts: readonly Part[] = [],
  ) {}

  render(placeholderOf: (name: string) => string): string {
    const parts = this.parts.map((part) => {
      if (part instanceof Parameter) return placeholderOf(part.name);
      return part instanceof Sql ? part.render(placeholderOf) : part;
    });
    return String.raw({ raw: this.texts }, ...parts);
  }
}

/** A template of parameters, numbers and other pieces. A plain string does not compile: it might be user input. */
export const sql = (texts: TemplateStringsArray, ...parts: Part[]): Sql => new Sql(texts, parts);

export const param = (name: string): Parameter => new Parameter(name);

/** SQL that is a constant of our own code. */
export const raw = (text: string): Sql => new Sql([text]);

export const unionAll = ([first, ...rest]: Sql[]): Sql =>
  rest.reduce((all, next) => sql`${all} union all ${next}`, first ?? raw(''));
