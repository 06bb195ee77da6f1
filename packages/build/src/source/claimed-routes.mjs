import { parseSync } from '@swc/core';

/**
 * @typedef {{ type?: string, value?: unknown } & Record<string, unknown>} Node a node of the syntax tree
 * @typedef {{ object: Node, property: Node }} Member
 */

/**
 * The addresses that a source declares by `defineRemoteRoutes`, as they are written there:
 * `talentRoutes.pools`, or a path of its own. What is written in another way comes as `?`.
 * @param {string} source
 * @returns {string[]}
 */
export function claimedRoutes(source) {
  const tree = parseSync(source, { syntax: 'typescript', tsx: true, target: 'es2023' });
  /** @type {string[]} */
  const claims = [];
  walk(/** @type {any} */ (tree), (node) => {
    if (!isCallOf(node, 'defineRemoteRoutes')) return;
    walk(node, (property) => {
      if (property.type === 'KeyValueProperty' && nameOf(property.key) === 'route')
        claims.push(written(/** @type {Node} */ (property.value)));
    });
  });
  return claims;
}

/** @param {Node} node @param {string} name */
function isCallOf({ type, callee }, name) {
  return type === 'CallExpression' && nameOf(callee) === name;
}

/** @param {unknown} node an identifier or a text; null: neither */
function nameOf(node) {
  const { type, value } = /** @type {Node} */ (node ?? {});
  return type === 'Identifier' || type === 'StringLiteral' ? String(value) : null;
}

/** @param {Node} value what stands behind `route:` */
function written(value) {
  if (value.type === 'MemberExpression') {
    const { object, property } = /** @type {Member} */ (/** @type {unknown} */ (value));
    const [table, key] = [nameOf(object), nameOf(property)];
    return table && key ? `${table}.${key}` : '?';
  }
  if (value.type !== 'ObjectExpression') return '?';
  const properties = /** @type {Node[]} */ (value.properties);
  const path = properties.find(({ key }) => nameOf(key) === 'path')?.value;
  return nameOf(path) ?? '?';
}

/** @param {unknown} node @param {(node: Node) => void} visit */
function walk(node, visit) {
  if (Array.isArray(node)) for (const one of node) walk(one, visit);
  else if (typeof node === 'object' && node !== null) {
    visit(/** @type {Node} */ (node));
    for (const child of Object.values(node)) walk(child, visit);
  }
}
