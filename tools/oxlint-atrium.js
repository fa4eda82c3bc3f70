/**
 * Lint rules of this repository: the dependency direction between packages, between the layers of the portal and
 * between the component folders of the design system and the folders of the server (docs/architecture.md, section 2);
 * no user-visible literal text in JSX; the namespace import of zod (a named import bundles four times the bytes); and
 * French typography.
 */
import path from 'node:path';
import { frenchMistakes, isFrench } from './french-typography.ts';

const ALLOWED = {
  contract: [],
  ui: ['contract'],
  portal: ['contract', 'ui'],
  server: ['contract'],
  sandbox: ['contract', 'server'],
};

/** Additional imports allowed in tests of a package: server tests run on the seeded bank. */
const ALLOWED_IN_TESTS = { server: ['sandbox'] };

/** Returns the package a file belongs to, from its path; null outside packages/. */
function packageOf(file) {
  return /(?:^|\/)packages\/([^/]+)\//.exec(file.split(path.sep).join('/'))?.[1] ?? null;
}

/** Returns the package an import refers to, by name or by a relative path that leaves its own package. */
function targetOf(file, source) {
  const named = /^@atrium\/([^/]+)/.exec(source);
  if (named) return named[1];
  return source.startsWith('.') ? packageOf(path.resolve(path.dirname(file), source)) : null;
}

const isTest = (file) => /\.(test|stories)\.tsx?$|\/test\//.test(file);

const packageDirection = {
  create(context) {
    const file = context.filename ?? context.getFilename();
    const own = packageOf(file);
    if (!own || !(own in ALLOWED)) return {};
    const check = (node) => {
      if (!node.source) return;
      const target = targetOf(file, node.source.value);
      if (!target || target === own || !(target in ALLOWED)) return;
      const allowed = isTest(file) ? [...ALLOWED[own], ...(ALLOWED_IN_TESTS[own] ?? [])] : ALLOWED[own];
      if (!allowed.includes(target)) {
        context.report({ node, message: `packages/${own} may not import packages/${target}` });
      } else if (
        own === 'ui' &&
        node.type === 'ImportDeclaration' &&
        node.importKind !== 'type' &&
        !isTest(file)
      ) {
        context.report({
          node,
          message: 'packages/ui may import only types from packages/contract (import type)',
        });
      }
      const isAroundExports = /^\..*\/src\//.test(node.source.value) && !isTest(file);
      if (isAroundExports || /^@atrium\/[^/]+\/src\//.test(node.source.value)) {
        context.report({ node, message: 'import a package by its name, through its exports' });
      }
    };
    return { ImportDeclaration: check, ExportNamedDeclaration: check, ExportAllDeclaration: check };
  },
};

/** The layers of the portal, lowest first: each may import itself and lower ones. Routes are dynamic imports. */
const LAYERS = ['api', 'app', 'pages'];

/** Returns both paths inside a folder such as `packages/portal/src/`; null if either is outside. */
function pathsInside(folder, file, source) {
  if (!source.startsWith('.')) return null;
  const [own, target] = [file, path.resolve(path.dirname(file), source)].map(
    (name) => name.split(path.sep).join('/').split(`/${folder}`)[1],
  );
  return own && target ? { own, target } : null;
}

const portalLayers = {
  create(context) {
    const file = context.filename ?? context.getFilename();
    if (isTest(file) || file.includes('.fixture.')) return {};
    const check = (node) => {
      const paths = node.source && pathsInside('packages/portal/src/', file, node.source.value);
      if (!paths) return;
      const [own, target] = [paths.own, paths.target].map((name) => LAYERS.indexOf(name.split('/')[0]));
      if (own >= 0 && target > own)
        context.report({ node, message: `${LAYERS[own]} may not import ${LAYERS[target]}` });
    };
    return { ImportDeclaration: check, ExportNamedDeclaration: check, ExportAllDeclaration: check };
  },
};

const componentFolders = {
  create(context) {
    const file = context.filename ?? context.getFilename();
    if (isTest(file) || /\.fixture\.|\/contract-suite\/|\/generated\//.test(file)) return {};
    const folderOf = (name) => name.split('/').slice(0, 2).join('/');
    const check = (node) => {
      const paths = node.source && pathsInside('packages/ui/src/', file, node.source.value);
      if (!paths || folderOf(paths.own) === folderOf(paths.target)) return;
      if (paths.target.split('/').length < 3 || /(^|\/)(index\.|internal\.|generated\/)/.test(paths.target))
        return;
      context.report({
        node,
        message: `import ${folderOf(paths.target)} through its index.js, or through its internal.js if it is not public`,
      });
    };
    return { ImportDeclaration: check, ExportNamedDeclaration: check, ExportAllDeclaration: check };
  },
};

/** A server folder may be imported only through its index.ts; the database tables have an index of their own. */
const serverFolders = {
  create(context) {
    const file = context.filename ?? context.getFilename();
    if (isTest(file)) return {};
    const folderOf = (name) => (name.includes('/') ? name.split('/')[0] : null);
    const check = (node) => {
      const paths = node.source && pathsInside('packages/server/src/', file, node.source.value);
      if (!paths) return;
      const target = folderOf(paths.target);
      if (target === null || target === folderOf(paths.own)) return;
      if (paths.target === `${target}/index.ts` || paths.target === 'database/schema/index.ts') return;
      context.report({ node, message: `import ${target} through its index.ts` });
    };
    return { ImportDeclaration: check, ExportNamedDeclaration: check, ExportAllDeclaration: check };
  },
};

const VISIBLE_ATTRIBUTES = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'title',
  'alt',
  'placeholder',
  'label',
]);
const hasWords = (text) => /\p{L}{2,}/u.test(text);

const noLiteralText = {
  create(context) {
    const report = (node, text) => {
      if (hasWords(text))
        context.report({ node, message: `user-visible text must come from translations: "${text.trim()}"` });
    };
    return {
      JSXText: (node) => report(node, node.value),
      JSXAttribute(node) {
        if (!VISIBLE_ATTRIBUTES.has(node.name.name)) return;
        if (node.value?.type === 'Literal' && typeof node.value.value === 'string')
          report(node, node.value.value);
      },
      JSXExpressionContainer(node) {
        if (node.parent.type !== 'JSXElement' && node.parent.type !== 'JSXFragment') return;
        if (node.expression.type === 'Literal' && typeof node.expression.value === 'string')
          report(node, node.expression.value);
      },
    };
  },
};

const zodNamespace = {
  create(context) {
    return {
      ImportDeclaration(node) {
        if (node.source.value !== 'zod' || node.importKind === 'type') return;
        if (node.specifiers.some((specifier) => specifier.type !== 'ImportNamespaceSpecifier')) {
          context.report({
            node,
            message: "write `import * as z from 'zod'`: the named import defeats tree shaking",
          });
        }
      },
    };
  },
};

/** Whether a string is French by position: in `{ en, fr }`, or second of a pair [en, fr] in the seed texts. */
function isInFrench(node, file) {
  let isSecond = false;
  for (let at = node; at.parent; at = at.parent) {
    const { parent } = at;
    const key = parent.type === 'Property' && parent.value === at && (parent.key.name ?? parent.key.value);
    if (key === 'fr') return true;
    if (key === 'en') return false;
    const isPair = parent.type === 'ArrayExpression' && parent.elements.length === 2;
    isSecond ||= isPair && parent.elements[1] === at;
  }
  return isSecond && file.includes('/sandbox/src/seed/');
}

const frenchTypography = {
  create(context) {
    const file = (context.filename ?? context.getFilename()).split(path.sep).join('/');
    // Tests of the rule contain mistakes on purpose.
    if (/\/tools\//.test(file)) return {};
    const check = (node, text) => {
      if (!(/\p{L}{2}/u.test(text) && (isInFrench(node, file) || isFrench(text)))) return;
      for (const mistake of frenchMistakes(text))
        context.report({ node, message: `French typography: ${mistake}: "${text}"` });
    };
    return {
      Literal(node) {
        if (typeof node.value === 'string') check(node, node.value);
      },
      TemplateLiteral: (node) => check(node, node.quasis.map(({ value }) => value.cooked ?? '').join('x')),
    };
  },
};

export default {
  meta: { name: 'atrium' },
  rules: {
    'package-direction': packageDirection,
    'portal-layers': portalLayers,
    'component-folders': componentFolders,
    'server-folders': serverFolders,
    'no-literal-text': noLiteralText,
    'zod-namespace': zodNamespace,
    'french-typography': frenchTypography,
  },
};
