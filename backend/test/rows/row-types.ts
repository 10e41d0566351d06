// Reads from the sources what each call of the database says that it returns: `database.query<Row>(…)`, `em.execute<Row[]>(…)`,
// and `database.query(…)` where the caller needs rows of a type.
import { relative } from 'node:path';
import { isCallExpression, isPropertyAccessExpression } from 'typescript/unstable/ast/is';
import { API, SymbolFlags, TypeFlags, type Checker, type Project, type Type } from 'typescript/unstable/sync';
import type { Node, SourceFile } from 'typescript/unstable/ast';
import type { Shape } from './shape.js';

/** By the place of a call, `src/listings/reads/viewer.ts:12`, what it resolves to. */
export type RowTypes = Record<string, Shape>;

const backend = new URL('../../', import.meta.url).pathname;
const methods = new Set(['query', 'read', 'execute']);

export function readRowTypes(): RowTypes {
  const config = `${backend}tsconfig.check.json`;
  const api = new API({ cwd: backend });
  try {
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    if (!project) throw new Error(`There is no TypeScript project ${config}`);
    return Object.fromEntries(callsIn(project));
  } finally {
    api.close();
  }
}

function* callsIn({ program, checker }: Project): Generator<[string, Shape]> {
  const shapes = new Shapes(checker);
  for (const name of program.getSourceFileNames()) {
    const isSource = name.startsWith(backend) && !/node_modules|\.test\.ts$/.test(name);
    const file = isSource ? program.getSourceFile(name) : undefined;
    if (!file) continue;
    for (const { call, at } of callsOf(file)) {
      const result = resultOf(checker, checker.getTypeAtLocation(call));
      if (result) yield [`${relative(backend, name)}:${at}`, rowsWithoutOthers(shapes.of(result))];
    }
  }
}

/** Of a call that returns a promise. */
function resultOf(checker: Checker, type: Type | undefined): Type | undefined {
  const isPromise = type?.isTypeReference() && type.getSymbol()?.name === 'Promise';
  return isPromise ? checker.getTypeArguments(type)[0] : undefined;
}

/** The index signature that drivers want of a row would allow every column. */
function rowsWithoutOthers(shape: Shape): Shape {
  if (typeof shape === 'string') return shape;
  if ('listOf' in shape) return { listOf: rowsWithoutOthers(shape.listOf) };
  return 'fields' in shape ? { ...shape, hasOthers: !Object.keys(shape.fields).length } : shape;
}

function callsOf(file: SourceFile) {
  const calls: { call: Node; at: number }[] = [];
  const visit = (node: Node): undefined => {
    if (isCallExpression(node) && isPropertyAccessExpression(node.expression)) {
      const { name } = node.expression;
      // Without a type, `execute` returns anything.
      if (methods.has(name.text) && (node.typeArguments || name.text !== 'execute'))
        calls.push({ call: node, at: file.text.slice(0, name.end).split('\n').length });
    }
    node.forEachChild(visit);
  };
  visit(file);
  return calls;
}

class Shapes {
  private readonly known = new Map<number, Shape>();

  constructor(private readonly checker: Checker) {}

  of(type: Type): Shape {
    const known = this.known.get(type.id);
    if (known) return known;
    // A type that has itself inside is not followed further.
    this.known.set(type.id, 'any');
    const shape = this.shapeOf(type);
    this.known.set(type.id, shape);
    return shape;
  }

  private shapeOf(type: Type): Shape {
    const { flags } = type;
    if (flags & TypeFlags.Null) return 'null';
    if (flags & (TypeFlags.Undefined | TypeFlags.Void)) return 'undefined';
    if (type.isStringLiteralType() || type.isNumberLiteralType()) return { literal: type.value };
    if (flags & TypeFlags.StringLike) return 'string';
    if (flags & TypeFlags.NumberLike) return 'number';
    if (flags & TypeFlags.BooleanLike) return 'boolean';
    if (type.isUnionType()) return this.shapeOfUnion(type.getTypes());
    // MikroORM marks what has a default: `boolean & Opt`.
    const plain = type.isIntersectionType() && type.getTypes().find((one) => this.isPlain(one));
    if (plain) return this.of(plain);
    if (!(flags & (TypeFlags.Object | TypeFlags.Intersection))) return 'any';
    return this.shapeOfObject(type);
  }

  private isPlain(type: Type): boolean {
    return !(type.flags & TypeFlags.Object) || this.checker.isArrayType(type);
  }

  private shapeOfUnion(types: readonly Type[]): Shape {
    const shapes = types.map((type) => this.of(type));
    return shapes.includes('any') ? 'any' : { oneOf: shapes };
  }

  private shapeOfObject(type: Type): Shape {
    const name = type.getSymbol()?.name;
    if (name === 'Date') return 'Date';
    if (name === 'Buffer' || name === 'Uint8Array') return 'Buffer';
    if (this.checker.isArrayType(type)) {
      const item = type.isTypeReference() ? this.checker.getTypeArguments(type)[0] : undefined;
      return { listOf: item ? this.of(item) : 'any' };
    }
    if (this.checker.isTupleType(type)) return { listOf: 'any' };
    const properties = this.checker.getPropertiesOfType(type);
    const types = this.checker.getTypeOfSymbol(properties);
    const fields = properties.map((property, index): [string, Shape] => {
      const found = types[index];
      const shape = found ? this.of(found) : 'any';
      const isOptional = (property.flags & SymbolFlags.Optional) !== 0;
      return [property.name, isOptional ? { oneOf: [shape, 'undefined'] } : shape];
    });
    const { length: others } = this.checker.getIndexInfosOfType(type);
    return { fields: Object.fromEntries(fields), hasOthers: others > 0 };
  }
}
