import { parseSync } from '@swc/core';

/**
 * Finds loops with expectations over possibly empty lists: such a test passes if there is nothing
 * to check. Accepted are a literal list, a constant, an import, and a list whose length was
 * expected before the loop.
 * @param {string} source @param {string} name
 * @returns {{ line: number, over: string }[]}
 */
export function findLoops(source, name) {
  const program = parseSync(source, { syntax: 'typescript', tsx: name.endsWith('x') });
  const bytes = Buffer.from(source);
  // Positions continue from file to file, and start at the first token.
  const base =
    program.span.start -
    Buffer.byteLength(/^(\s|\/\/[^\n]*\n|\/\*[\s\S]*?\*\/)*/.exec(source)?.[0] ?? '');
  const text = (/** @type {any} */ span) =>
    bytes.subarray(span.start - base, span.end - base).toString();
  const lineOf = (/** @type {any} */ span) =>
    bytes
      .subarray(0, span.start - base)
      .toString()
      .split('\n').length;

  /** Values that are the same in each run: imports and literals. @type {Set<string>} */
  const constant = new Set();
  /** @type {{ line: number, over: string }[]} */
  const found = [];

  /** @param {any} node @returns {boolean} */
  function isConstant(node) {
    if (!node) return false;
    switch (node.type) {
      case 'ArrayExpression':
        return node.elements.some(
          (/** @type {any} */ one) => one && (!one.spread || isConstant(one.expression)),
        );
      case 'Identifier':
        return constant.has(node.value);
      case 'TsAsExpression':
      case 'TsConstAssertion':
      case 'TsSatisfiesExpression':
      case 'TsNonNullExpression':
      case 'ParenthesisExpression':
        return isConstant(node.expression);
      case 'MemberExpression':
        return isConstant(node.object);
      case 'ObjectExpression':
        return node.properties.length > 0;
      case 'StringLiteral':
      case 'TemplateLiteral':
        return true;
      case 'NewExpression':
        return (node.arguments ?? []).some((/** @type {any} */ { expression }) =>
          isConstant(expression),
        );
      case 'CallExpression': {
        const { callee, arguments: given } = node;
        if (callee.type === 'MemberExpression') {
          const method = callee.property.value;
          const owner = callee.object.value;
          if (owner === 'Array' && method === 'from')
            return (
              given[0]?.expression.type === 'ObjectExpression' || isConstant(given[0]?.expression)
            );
          if (owner === 'Object' || owner === 'Promise') return isConstant(given[0]?.expression);
          if (
            [
              'map',
              'flatMap',
              'toSorted',
              'entries',
              'keys',
              'values',
              'split',
              'concat',
              'toReversed',
            ].includes(method)
          )
            return isConstant(callee.object);
        }
        return false;
      }
      case 'AwaitExpression':
        return isConstant(node.argument);
      default:
        return false;
    }
  }

  /** @param {any} node @param {string} name @returns {boolean} */
  const calls = (node, name) =>
    someNode(
      node,
      (one) =>
        one.type === 'CallExpression' &&
        one.callee.type === 'Identifier' &&
        one.callee.value === name,
    );

  /** @param {any} node @param {string} before what stands before the loop */
  function judge(node, iterable, /** @type {any} */ body, before) {
    // A loop that declares tests cannot make a test pass: if it is empty, no test is listed.
    if (!calls(body, 'expect') || calls(body, 'test') || isConstant(iterable)) return;
    const over = text(iterable.span);
    const root = /[\w$.[\]'!?]+/.exec(over.replace(/^(await |\[\.\.\.)/, ''))?.[0] ?? over;
    const names = [over, root, root.split('.')[0] ?? root].map(escape);
    const told = new RegExp(
      `expect\\(\\s*(?:\\[\\.\\.\\.|Object\\.\\w+\\(|new Set\\()?(?:${names.join('|')})[^;]*?\\)\\s*\\.(?:not\\.toEqual\\(\\[\\]|toHaveLength\\((?!0)|toEqual\\(\\s*\\[(?!\\])|toBeGreaterThan|toBe\\((?!0\\))|toMatchObject\\(|toContain)`,
    );
    if (!told.test(before)) found.push({ line: lineOf(node.span), over });
  }

  /** @param {any} node @param {{ before: string }} scope */
  function walk(node, scope) {
    if (!node || typeof node !== 'object') return;
    if (Array.isArray(node)) return node.forEach((one) => walk(one, scope));
    if (node.type === 'ImportDeclaration')
      for (const { local } of node.specifiers) constant.add(local.value);
    if (
      node.type === 'VariableDeclarator' &&
      node.id.type === 'Identifier' &&
      isConstant(node.init)
    )
      constant.add(node.id.value);
    // The rows of `it.each` are literals, and so are the arguments a test receives from them.
    if (node.type === 'CallExpression' && node.callee.type === 'CallExpression') {
      const { callee } = node.callee;
      if (callee.type === 'MemberExpression' && callee.property.value === 'each')
        for (const { pat, ...parameter } of node.arguments.at(-1)?.expression.params ?? [])
          for (const name of namesIn(pat ?? parameter)) constant.add(name);
    }
    let inner = scope;
    if (/^(ArrowFunctionExpression|FunctionExpression|FunctionDeclaration)$/.test(node.type))
      inner = { from: node.span.start };
    const before = () =>
      bytes.subarray((inner.from ?? base) - base, node.span.start - base).toString();
    if (node.type === 'ForOfStatement') judge(node, node.right, node.body, before());
    if (
      node.type === 'CallExpression' &&
      node.callee.type === 'MemberExpression' &&
      node.callee.property.value === 'forEach'
    )
      judge(node, node.callee.object, node.arguments, before());
    for (const [key, value] of Object.entries(node)) if (key !== 'span') walk(value, inner);
  }
  walk(program.body, {});
  return found;
}

const escape = (/** @type {string} */ one) => one.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** @param {any} pattern @returns {string[]} */
function namesIn(pattern) {
  if (pattern.type === 'Identifier') return [pattern.value];
  if (pattern.type === 'ArrayPattern')
    return pattern.elements.flatMap((/** @type {any} */ one) => (one ? namesIn(one) : []));
  return [];
}

/** @param {any} node @param {(node: any) => boolean} fits @returns {boolean} */
function someNode(node, fits) {
  if (!node || typeof node !== 'object') return false;
  if (Array.isArray(node)) return node.some((one) => someNode(one, fits));
  if (fits(node)) return true;
  return Object.entries(node).some(([key, value]) => key !== 'span' && someNode(value, fits));
}
