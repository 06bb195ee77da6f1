/**
 * A call, from where its expression begins: behind an equals sign, a bracket, a comma, a colon. The
 * chain of calls that begins there counts as one.
 */
const callStart =
  /(?<=(?:[=(,:[]|=>|\.\.\.)\s*)(?=(?:new\s+)?(?!(?:function|async|await|import|typeof|new)\b)[A-Za-z_$][\w$]*(?:\s*\.\s*[\w$]+)*(?:<[^()]*>)?\()/g;

/** Parts of an endpoint that only the server and the API page use, and types of a call. */
const unread = /^(?:summary|params|body|errors)\b/;

const startsConstant = /^(?:export )?const /;
/** The last line of a multi-line value. */
const endsSeveral = /^[)}\]`]/;

const indentOf = (/** @type {string} */ line) => line.length - line.trimStart().length;

/**
 * Empties the lines of an endpoint that no browser reads. Sources are formatted, so the indentation
 * tells a property of the endpoint from one of a nested schema.
 * @param {string[]} lines
 */
function withoutUnread(lines) {
  /** Where the properties of the endpoint begin, or null outside of one. @type {number | null} */
  let properties = null;
  let isLeftOut = false;
  return lines.map((line) => {
    const indent = indentOf(line);
    const text = line.trim();
    if (properties !== null && indent < properties && text !== '') properties = null;
    if (properties !== null && indent === properties && !endsSeveral.test(text))
      isLeftOut = unread.test(text);
    const leaveOut = properties !== null && isLeftOut;
    if (text.endsWith('defineEndpoint({')) {
      properties = indent + 2;
      isLeftOut = false;
    }
    return leaveOut ? '' : line;
  });
}

/** The statements at the top of a module, each with all of its lines. @param {string[]} lines */
function statementsOf(lines) {
  /** @type {string[]} */
  const statements = [];
  for (const line of lines) {
    const isFurther = line === '' || /^\s/.test(line) || endsSeveral.test(line);
    const last = statements.at(-1);
    if (isFurther && last !== undefined) statements[statements.length - 1] = `${last}\n${line}`;
    else statements.push(line);
  }
  return statements;
}

/**
 * The contracts as a page needs them. What they declare is made by calls that do nothing but make it;
 * said so, what a page takes none of falls away, where it would bring along all that it is made of.
 * @param {string} source @returns {string} with as many lines
 */
export function leanContracts(source) {
  const lines = source.split('\n');
  return statementsOf(source.includes('defineEndpoint({') ? withoutUnread(lines) : lines)
    .map((statement) =>
      startsConstant.test(statement)
        ? statement.replaceAll(callStart, '/*#__PURE__*/ ')
        : statement,
    )
    .join('\n');
}

/** The loader. @this {import('@rspack/core').LoaderContext} @param {string} source */
export default function load(source) {
  return leanContracts(source);
}
