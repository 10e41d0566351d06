import { relative, sep } from 'node:path';
import { root } from '../root.mjs';
import { refusal } from './walls.ts';

interface ImportNode {
  source?: { value?: unknown } | null;
}

interface ImportDeclarationNode {
  source: { value: string };
  specifiers: { imported?: { name?: string } }[];
}

interface RuleContext {
  filename: string;
  report(problem: { node: object; message: string }): void;
}

const pathOf = (context: RuleContext) => relative(root, context.filename).split(sep).join('/');

/** Who may import whom (ARCHITECTURE.md), for static and dynamic imports. */
const walls = {
  create(context: RuleContext) {
    const check = ({ source }: ImportNode) => {
      if (typeof source?.value !== 'string') return;
      const reason = refusal(pathOf(context), source.value);
      if (reason) context.report({ node: source, message: `"${source.value}" is behind a wall: ${reason}.` });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};

/** The build reads remote.tsx without running it, and the shell loads it before it is needed. */
const declaration = {
  create(context: RuleContext) {
    const why =
      'a declaration imports defineRemote from shell/host and nothing else: the build reads it without its pages';
    return {
      ImportDeclaration(node: ImportDeclarationNode) {
        const names = node.specifiers.map((one) => one.imported?.name);
        if (node.source.value === 'shell/host' && names.every((name) => name === 'defineRemote')) return;
        context.report({
          node: node.source,
          message: `"${node.source.value}" does not belong here: ${why}.`,
        });
      },
    };
  },
};

export default { meta: { name: 'amigo' }, rules: { walls, declaration } };
