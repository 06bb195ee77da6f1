/** @typedef {Record<string, any>} Node of the syntax tree */

/** The names that a declaration brings. @param {Node} declaration @returns {string[]} */
export function declaredNames({ declarations, identifier, id }) {
  if (declarations) return declarations.flatMap((/** @type {Node} */ one) => boundBy(one.id));
  return [(identifier ?? id)?.value].filter(Boolean);
}

/** The names of `const { a, b: [c = 1], ...d } = …`. @param {Node | null} pattern @returns {string[]} */
function boundBy(pattern) {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern.value];
    case 'ObjectPattern':
      return pattern.properties.flatMap(boundBy);
    case 'ArrayPattern':
      return pattern.elements.flatMap(boundBy);
    case 'KeyValuePatternProperty':
      return boundBy(pattern.value);
    case 'AssignmentPatternProperty':
      return boundBy(pattern.key);
    case 'AssignmentPattern':
      return boundBy(pattern.left);
    case 'RestElement':
      return boundBy(pattern.argument);
    default:
      return [];
  }
}
