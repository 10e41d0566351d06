import type { Sql } from './sql.js';

/** A statement that each connection prepares once. Its parameters are `$1`, `$2`, … in the declared order. */
export class Statement<Name extends string> {
  readonly text: string;
  private readonly parameters: Name[];

  constructor(
    readonly name: string,
    declared: readonly Name[],
    body: Sql,
  ) {
    const used = namesIn(body);
    const unknown = [...used].find((one) => !declared.some((other) => other === one));
    if (unknown) throw new Error(`The statement ${name} declares no parameter ${unknown}`);
    this.parameters = declared.filter((one) => used.has(one));
    this.text = body.render((one) => `$${this.parameters.findIndex((other) => other === one) + 1}`);
  }

  values(named: Record<Name, unknown>): unknown[] {
    return this.parameters.map((name) => named[name]);
  }
}

function namesIn(body: Sql): Set<string> {
  const names = new Set<string>();
  body.render((name) => (names.add(name), ''));
  return names;
}

/** A statement for each shape of a search, built when it is first needed. */
export function statementPerShape<Shape, Name extends string>(
  nameOf: (shape: Shape) => string,
  parameters: readonly Name[],
  bodyOf: (shape: Shape) => Sql,
): (shape: Shape) => Statement<Name> {
  const built = new Map<string, Statement<Name>>();
  return (shape) => {
    const name = nameOf(shape);
    const statement = built.get(name) ?? new Statement(name, parameters, bodyOf(shape));
    built.set(name, statement);
    return statement;
  };
}
