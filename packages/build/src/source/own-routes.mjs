import { parseSync } from '@swc/core';

/** @typedef {{ type?: string, span?: unknown } & Record<string, any>} Node a node of the syntax tree */

/**
 * The routes that a source of a remote brings along: those that it declares itself, by
 * `export const benchRoutes = defineRoutes('mfe-talent', { … })`. They have to be written out, since
 * nothing runs to find them.
 * @param {string} source
 * @returns {Record<string, unknown>} by what the source calls them: `benchRoutes.bench`
 * @throws Error where something is not written out
 */
export function ownRoutes(source) {
  const { body } = parseSync(source, { syntax: 'typescript', tsx: true, target: 'es2023' });
  const declared = /** @type {Node[]} */ (body).flatMap((node) => {
    const declaration = node.type === 'ExportDeclaration' ? node.declaration : node;
    return declaration?.type === 'VariableDeclaration'
      ? /** @type {Node[]} */ (declaration.declarations)
      : [];
  });
  const routes = declared.flatMap(({ id, init }) => {
    if (init?.type !== 'CallExpression' || init.callee?.value !== 'defineRoutes') return [];
    const table = id?.value;
    const specs = valueOf(init.arguments[1]?.expression);
    return Object.entries(/** @type {object} */ (specs)).map(
      ([key, spec]) => /** @type {const} */ ([`${table}.${key}`, spec]),
    );
  });
  return Object.fromEntries(routes);
}

/** What an expression is, as far as it is written out. @param {Node | undefined} node @returns {unknown} */
function valueOf(node) {
  switch (node?.type) {
    case 'StringLiteral':
    case 'NumericLiteral':
    case 'BooleanLiteral':
      return node.value;
    case 'ArrayExpression':
      return node.elements.map((/** @type {{ expression: Node }} */ one) =>
        valueOf(one?.expression),
      );
    case 'ObjectExpression':
      return Object.fromEntries(node.properties.map(entryOf));
    case 'TsConstAssertion':
    case 'TsAsExpression':
    case 'TsSatisfiesExpression':
    case 'ParenthesisExpression':
      return valueOf(node.expression);
    default:
      throw new Error(
        `A route that comes with a release is written out in full: texts, numbers, lists. This is ${node?.type ?? 'nothing'}.`,
      );
  }
}

/** @param {Node} property */
function entryOf(property) {
  if (property.type !== 'KeyValueProperty') return valueOf(property);
  return [property.key.value, valueOf(property.value)];
}
