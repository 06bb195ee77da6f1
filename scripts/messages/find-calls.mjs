/**
 * @typedef {object} Call of a text
 * @property {string} file
 * @property {RegExp} key the key, with `.+` for parts known only at run time
 * @property {string} written the key as written in the source
 * @property {Set<string>} given names of the values
 * @property {boolean} open more values may be given than are named there
 */

/** Functions that look up a text, with the position of the key argument. */
const lookUps = new Map([
  ['t', 0],
  ['translate', 1],
]);

/**
 * Returns every look-up of a text with a literal key.
 * @param {string} file
 * @param {unknown} tree
 * @param {(node: unknown, visit: (node: any) => void) => void} walk
 * @returns {Call[]}
 */
export function findCalls(file, tree, walk) {
  /** @type {Call[]} */
  const found = [];
  walk(tree, (node) => {
    if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return;
    const at = lookUps.get(node.callee.value);
    const [key, params] = at === undefined ? [] : node.arguments.slice(at);
    if (!key) return;
    const given = valuesOf(params?.expression);
    for (const written of keysOf(key.expression))
      found.push({ file, written, key: patternOf(written), ...given });
  });
  return found;
}

/**
 * @param {any} node
 * @returns {string[]} keys, with `*` for parts known only at run time
 */
function keysOf(node) {
  if (node.type === 'StringLiteral') return [node.value];
  if (node.type === 'TemplateLiteral')
    return [node.quasis.map((/** @type {any} */ part) => part.cooked).join('*')];
  if (node.type === 'ConditionalExpression')
    return [...keysOf(node.consequent), ...keysOf(node.alternate)];
  if (node.type === 'ParenthesisExpression' || node.type === 'TsConstAssertion')
    return keysOf(node.expression);
  return [];
}

const patternOf = (/** @type {string} */ key) =>
  new RegExp(
    `^${key
      .split('*')
      .map((part) => part.replace(/[.\\]/g, '\\$&'))
      .join('[^.]+')}(?:_one|_other)?$`,
  );

/**
 * @param {any} node
 * @returns {{ given: Set<string>, open: boolean }}
 */
function valuesOf(node) {
  /** @type {Set<string>} */
  const given = new Set();
  if (!node) return { given, open: false };
  if (node.type !== 'ObjectExpression') return { given, open: true };
  let open = false;
  for (const property of node.properties) {
    if (property.type === 'SpreadElement') {
      const inner = valuesOf(property.arguments);
      for (const name of inner.given) given.add(name);
      open ||= inner.open;
    } else given.add(String(property.key?.value ?? property.value));
  }
  return { given, open };
}
