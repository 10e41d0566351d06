// Our own lint rules: what the ready-made ones cannot say, each with its reason.
import { relative, sep } from 'node:path';
import { root } from '../root.mjs';
import { refusal } from './walls.ts';

const pathOf = (context) => relative(root, context.filename).split(sep).join('/');

/** Who may know whom (ARCHITECTURE.md), for static and dynamic imports alike. */
const walls = {
  create(context) {
    const check = ({ source }) => {
      if (typeof source?.value !== 'string') return;
      const why = refusal(pathOf(context), source.value);
      if (why) context.report({ node: source, message: `"${source.value}" is behind a wall: ${why}.` });
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
  create(context) {
    const why =
      'a declaration imports defineRemote from shell/host and nothing else: the build reads it without its pages';
    return {
      ImportDeclaration(node) {
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

export default { meta: { name: 'house' }, rules: { walls, declaration } };
