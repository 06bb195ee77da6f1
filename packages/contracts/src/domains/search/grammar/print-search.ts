import { parseClause } from './parse-clause.ts';
import type { SearchClause, SearchNode } from './search-clause.ts';
import { tokenizeSearch } from './tokenize-search.ts';

const withoutQuotes = (text: string): string => text.replace(/["“”„]/g, ' ').trim();
const quoted = (text: string): string => `"${withoutQuotes(text)}"`;

/** Returns a name as a value: quoted if it would be parsed as something else. */
const value = (name: string): string =>
  /^[\p{L}\p{N}+#._/&-]+$/u.test(name) ? name : quoted(name);
const list = (names: readonly string[]): string => names.map(value).join(',');
/** A field with its values: `country:AR,BR`. */
export const printList = (field: string, names: readonly string[]): string =>
  `${field}:${list(names)}`;

/** Returns a clause as a user would type it. */
export function printClause(clause: SearchClause): string {
  switch (clause.field) {
    case 'text':
      if (clause.match === 'phrase') return quoted(clause.value);
      return clause.match === 'prefix' ? `${clause.value}*` : clause.value;
    case 'skill':
      return `skill:${list(clause.values)}${clause.level ? `>=${clause.level}` : ''}`;
    case 'years':
      return `years${clause.skill === null ? '' : `:${value(clause.skill)}`}>=${clause.atLeast}`;
    case 'english':
      return `english>=${clause.atLeast}`;
    case 'overlap':
      return `overlap:${clause.timeZone}>=${clause.atLeast}`;
    case 'rate':
      return `rate<=${clause.atMost} ${clause.currency}/h`;
    case 'notice':
      return `notice<=${clause.atMost}`;
    case 'available':
      return `available<=${clause.by}`;
    case 'contacted':
      return `contacted${clause.when === 'before' ? '>' : '<'}${clause.days}d`;
    default:
      return printList(clause.field, clause.values);
  }
}

/** Returns a query as a user would type it: parsing it again gives the same query. */
export function printSearch(node: SearchNode): string {
  switch (node.kind) {
    case 'clause':
      return printClause(node.clause);
    case 'not':
      return `NOT ${grouped(node.part)}`;
    case 'and':
      return node.parts
        .map((part) => (part.kind === 'or' ? grouped(part) : printSearch(part)))
        .join(' AND ');
    case 'or':
      return node.parts.map(printSearch).join(' OR ');
  }
}

const grouped = (node: SearchNode): string =>
  node.kind === 'clause' ? printSearch(node) : `(${printSearch(node)})`;

/**
 * Converts entered text to a clause: several words, and text that looks like a field, become a
 * phrase.
 */
export function textClauseOf(text: string): SearchClause {
  const { tokens, problems } = tokenizeSearch(text);
  const [token, ...others] = tokens;
  if (problems.length === 0 && others.length === 0 && token?.kind === 'word') {
    const read = parseClause(token.text);
    const isOperator = ['AND', 'OR', 'NOT'].includes(token.text);
    if (!isOperator && 'clause' in read && read.clause.field === 'text') return read.clause;
  }
  return { field: 'text', match: 'phrase', value: withoutQuotes(text).replace(/\s+/g, ' ') };
}
