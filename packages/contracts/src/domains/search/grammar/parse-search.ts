import { limits } from '../../../core/limits.ts';
import { parseClause, rateUnit } from './parse-clause.ts';
import type { Place, SearchNode } from './search-clause.ts';
import type { SearchProblem, SearchProblemCode } from './search-problem.ts';
import { tokenizeSearch, type SearchToken } from './tokenize-search.ts';

/** A parsed query. */
export interface ParsedSearch {
  /** Null for an empty query, and for one with an error. */
  readonly tree: SearchNode | null;
  readonly problems: readonly SearchProblem[];
}

/**
 * Parses a query: words, "phrases", `AND`, `OR`, `NOT`, parentheses, `-word`, `word*` and fields.
 * `NOT` binds tighter than `AND`, `AND` tighter than `OR`; adjacent terms are joined by `AND`. Runs
 * in one pass with a bounded depth.
 */
export function parseSearch(text: string): ParsedSearch {
  if (text.length > limits.peopleSearch.query)
    return {
      tree: null,
      problems: [problem('TOO_LONG', { from: limits.peopleSearch.query, to: text.length })],
    };
  const { tokens, problems } = tokenizeSearch(text);
  if (problems.length > 0) return { tree: null, problems };
  const reader = new SearchReader(tokens, text.length);
  const tree = reader.readAll();
  return reader.problems.length > 0
    ? { tree: null, problems: reader.problems }
    : { tree, problems };
}

const problem = (
  code: SearchProblemCode,
  { from, to }: Place,
  found = '',
  hint: string | null = null,
): SearchProblem => ({ code, from, to, found, hint });

/** Builds a flat `and` or `or` of parts; returns a single part as it is. */
export function joined(kind: 'and' | 'or', parts: readonly SearchNode[]): SearchNode | null {
  const flat = parts.flatMap((part) => (part.kind === kind ? part.parts : [part]));
  const [first = null, ...others] = flat;
  return others.length === 0 ? first : { kind, parts: flat };
}

class SearchReader {
  readonly problems: SearchProblem[] = [];
  private readonly tokens: readonly SearchToken[];
  private readonly end: Place;
  private at = 0;
  private depth = 0;
  private clauses = 0;

  constructor(tokens: readonly SearchToken[], length: number) {
    this.tokens = tokens;
    this.end = { from: length, to: length };
  }

  readAll(): SearchNode | null {
    if (this.tokens.length === 0) return null;
    const parts: SearchNode[] = [];
    while (this.at < this.tokens.length) {
      const part = this.readOr();
      if (part) parts.push(part);
      const next = this.tokens[this.at];
      if (next?.kind !== 'close') break;
      this.fail('UNOPENED_PARENTHESIS', next, ')');
      this.at += 1;
    }
    return joined('and', parts);
  }

  private readOr(): SearchNode | null {
    const parts = [this.readAnd()];
    while (this.takeWord('OR')) parts.push(this.readAnd());
    return joined('or', parts.filter(isThere));
  }

  private readAnd(): SearchNode | null {
    const parts = [this.readNot()];
    for (;;) {
      if (!this.takeWord('AND') && !this.startsTerm()) break;
      parts.push(this.readNot());
    }
    return joined('and', parts.filter(isThere));
  }

  private readNot(): SearchNode | null {
    let negated = false;
    while (this.tokens[this.at]?.kind === 'minus' || this.isWord('NOT')) {
      negated = !negated;
      this.at += 1;
    }
    const part = this.readTerm();
    if (!part || !negated) return part;
    return part.kind === 'not' ? part.part : { kind: 'not', part };
  }

  private readTerm(): SearchNode | null {
    const token = this.tokens[this.at];
    if (
      !token ||
      token.kind === 'close' ||
      token.kind === 'minus' ||
      this.isWord('OR') ||
      this.isWord('AND')
    ) {
      this.fail('MISSING_TERM', token ?? this.end, textOf(token));
      return null;
    }
    this.at += 1;
    if (token.kind === 'open') return this.readGroup(token);
    this.clauses += 1;
    if (this.clauses > limits.peopleSearch.clauses) {
      // Everything after it exceeds the limit as well, so this is reported once.
      this.at = this.tokens.length;
      this.fail('TOO_MANY_CLAUSES', token, token.text);
      return null;
    }
    return token.kind === 'phrase' ? this.readPhrase(token) : this.readWord(token);
  }

  private readGroup(open: Place): SearchNode | null {
    if (this.depth >= limits.peopleSearch.depth) {
      this.fail('TOO_DEEP', open, '(');
      this.at = this.tokens.length;
      return null;
    }
    if (this.tokens[this.at]?.kind === 'close') {
      this.at += 1;
      this.fail('EMPTY_PARENTHESES', { from: open.from, to: open.to + 1 }, '()');
      return null;
    }
    this.depth += 1;
    const inside = this.readOr();
    this.depth -= 1;
    if (this.tokens[this.at]?.kind === 'close') this.at += 1;
    else this.fail('UNCLOSED_PARENTHESIS', open, '(', ')');
    return inside;
  }

  private readPhrase(token: SearchToken & { text: string }): SearchNode | null {
    const value = token.text.replace(/\s+/g, ' ').trim();
    if (value === '') {
      this.fail('EMPTY_PHRASE', token, '""');
      return null;
    }
    return {
      kind: 'clause',
      clause: { field: 'text', match: 'phrase', value },
      at: placeOf(token),
    };
  }

  private readWord(token: SearchToken & { text: string }): SearchNode | null {
    const read = parseClause(token.text);
    if ('fault' in read) {
      const { code, found, hint, from = 0, to = token.text.length } = read.fault;
      this.fail(code, { from: token.from + from, to: token.from + to }, found, hint);
      return null;
    }
    const { clause } = read;
    const at = placeOf(token);
    const next = this.tokens[this.at];
    // `rate<=45 USD/h` continues after a space.
    if (clause.field === 'rate' && next?.kind === 'word' && !/[a-z]/i.test(token.text.slice(4))) {
      const currency = rateUnit(next.text);
      if (currency) {
        this.at += 1;
        return { kind: 'clause', clause: { ...clause, currency }, at: { ...at, to: next.to } };
      }
    }
    return { kind: 'clause', clause, at };
  }

  private startsTerm(): boolean {
    const token = this.tokens[this.at];
    return token !== undefined && token.kind !== 'close' && !this.isWord('OR');
  }

  private isWord(word: string): boolean {
    const token = this.tokens[this.at];
    return token?.kind === 'word' && token.text === word;
  }

  private takeWord(word: string): boolean {
    const is = this.isWord(word);
    if (is) this.at += 1;
    return is;
  }

  private fail(code: SearchProblemCode, place: Place, found: string, hint: string | null = null) {
    this.problems.push(problem(code, place, found, hint));
  }
}

const isThere = (node: SearchNode | null): node is SearchNode => node !== null;
const placeOf = ({ from, to }: Place): Place => ({ from, to });
const textOf = (token: SearchToken | undefined): string =>
  token && 'text' in token ? token.text : '';
