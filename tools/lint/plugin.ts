import { relative, sep } from 'node:path';
import { root } from '../root.mjs';
import { impureImport, impurityOf, runnerOf, type Node } from './first-render.ts';
import { visibleText } from './visible-text.ts';
import { refusal } from './walls.ts';

interface ImportNode {
  source?: { value?: unknown } | null;
}

interface ImportDeclarationNode {
  source: { value: string };
  specifiers: { imported?: { name?: string }; local?: { name: string } }[];
}

interface RuleContext {
  filename: string;
  sourceCode: { getText(node: object): string };
  report(problem: { node: object; message: string }): void;
}

const pathOf = (context: RuleContext) => relative(root, context.filename).split(sep).join('/');

/** Who may import whom (ARCHITECTURE.md, "Walls"), for static and dynamic imports. */
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
      'a declaration imports defineRemote and callTo from shell/host, endpoints, and nothing else: the build reads it without its pages';
    return {
      ImportDeclaration(node: ImportDeclarationNode) {
        const names = node.specifiers.map((one) => one.imported?.name);
        const { value } = node.source;
        if (value === 'shell/host' && names.every((name) => /^(defineRemote|callTo)$/.test(name ?? '')))
          return;
        if (value.startsWith('backend/endpoints/')) return;
        context.report({
          node: node.source,
          message: `"${value}" does not belong here: ${why}.`,
        });
      },
    };
  },
};

/** What a page may not read while it renders for the first time (shell/HOST_API.md). */
const firstRender = {
  create(context: RuleContext) {
    const textOf = (node: Node) => context.sourceCode.getText(node);
    /** What this file imports and declares that reads such a thing. */
    const impure = new Map<string, string>();
    const callsInRender: Node[] = [];
    const report = (node: Node, impurity: string) => {
      const message = `The first render reads ${impurity}, so the server gives other HTML than the browser: see "The first render" in shell/HOST_API.md.`;
      context.report({ node, message });
    };
    const check = (node: Node) => {
      const runner = runnerOf(node, textOf);
      const impurity = impurityOf(node) ?? impure.get(node.callee?.name ?? '');
      if (!runner) return;
      if (!impurity) callsInRender.push(...(runner.isRendered ? [node] : []));
      else if (runner.isRendered) report(node, impurity);
      else impure.set(runner.helper, impurity);
    };
    return {
      ImportDeclaration({ source, specifiers }: ImportDeclarationNode) {
        for (const { imported, local } of specifiers) {
          const impurity = impureImport(source.value, imported?.name ?? '');
          if (impurity && local) impure.set(local.name, impurity);
        }
      },
      CallExpression: check,
      NewExpression: check,
      MemberExpression: check,
      'Program:exit'() {
        for (const node of callsInRender) {
          const impurity = impure.get(node.callee?.name ?? '');
          if (impurity) report(node, impurity);
        }
      },
    };
  },
};

export default {
  meta: { name: 'amigo' },
  rules: { walls, declaration, 'first-render': firstRender, 'visible-text': visibleText },
};
