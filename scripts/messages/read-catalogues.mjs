import { dirname, join } from 'node:path';

/** @typedef {string | { [key: string]: Message }} Message */
/** @typedef {{ file: string, texts: Map<string, string> }} Catalogue texts by their dotted keys */
/** @typedef {import('./open-modules.mjs').Modules} Modules */

/**
 * Returns all catalogues of texts: the arguments of `defineMessages`, assembled from the modules
 * that contain them.
 * @param {Modules} modules
 * @param {(node: unknown, visit: (node: any) => void) => void} walk
 * @returns {Catalogue[]}
 */
export function readCatalogues(modules, walk) {
  /** @type {Catalogue[]} */
  const found = [];
  for (const [file, tree] of modules.that(/\bdefineMessages[(<]/))
    walk(tree, (node) => {
      if (node.type !== 'CallExpression' || node.callee.value !== 'defineMessages') return;
      const texts = new Map();
      flatten(valueOf(node.arguments[1].expression, file, modules), '', texts);
      found.push({ file, texts });
    });
  return found;
}

/**
 * @param {Message | undefined} message
 * @param {string} path
 * @param {Map<string, string>} texts
 */
function flatten(message, path, texts) {
  if (typeof message === 'string') texts.set(path, message);
  else
    for (const [key, inner] of Object.entries(message ?? {}))
      flatten(inner, path === '' ? key : `${path}.${key}`, texts);
}

/**
 * Returns the statically known value of an expression.
 * @param {any} node
 * @param {string} file
 * @param {Modules} modules
 * @returns {Message | undefined}
 */
function valueOf(node, file, modules) {
  switch (node.type) {
    case 'TsConstAssertion':
    case 'TsAsExpression':
    case 'TsSatisfiesExpression':
    case 'ParenthesisExpression':
      return valueOf(node.expression, file, modules);
    case 'StringLiteral':
      return node.value;
    case 'TemplateLiteral':
      return node.quasis.map((/** @type {any} */ part) => part.cooked).join('{{…}}');
    case 'BinaryExpression':
      return `${valueOf(node.left, file, modules)}${valueOf(node.right, file, modules)}`;
    case 'Identifier':
      return named(node.value, file, modules);
    case 'MemberExpression': {
      const object = valueOf(node.object, file, modules);
      return typeof object === 'object' ? object[node.property.value] : undefined;
    }
    case 'ObjectExpression': {
      /** @type {{ [key: string]: Message }} */
      const object = {};
      for (const property of node.properties) {
        if (property.type === 'SpreadElement')
          Object.assign(object, valueOf(property.arguments, file, modules));
        else if (property.type === 'Identifier')
          object[property.value] = named(property.value, file, modules) ?? {};
        else if (property.type === 'KeyValueProperty')
          object[String(property.key.value)] = valueOf(property.value, file, modules) ?? {};
      }
      return object;
    }
    default:
      return undefined;
  }
}

/**
 * @param {string} name
 * @param {string} file
 * @param {Modules} modules
 * @returns {Message | undefined}
 */
function named(name, file, modules) {
  for (const item of modules.get(file)?.body ?? []) {
    const declaration = item.type === 'ExportDeclaration' ? item.declaration : item;
    if (declaration.type === 'VariableDeclaration')
      for (const { id, init } of declaration.declarations)
        if (id.value === name && init) return valueOf(init, file, modules);
    const from = item.source && fileOf(item.source.value, file);
    if (!from) continue;
    const specifier = item.specifiers?.find(
      (/** @type {any} */ one) => (one.local ?? one.orig).value === name,
    );
    if (specifier)
      return named((specifier.imported ?? specifier.orig)?.value ?? name, from, modules);
  }
  return undefined;
}

/**
 * Returns the module of an import: beside the file, or an export of our own packages.
 * @param {string} source
 * @param {string} file
 */
function fileOf(source, file) {
  if (source.startsWith('.')) return join(dirname(file), source);
  return /^@muster\/\w+$/.test(source) ? `packages/${source.slice(8)}/src/index.ts` : undefined;
}
