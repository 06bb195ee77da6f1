import type { Place } from './search-clause.ts';
import type { SearchProblem } from './search-problem.ts';

/** A token of a query. A word includes its quoted parts: `pool:"React LATAM"` is one. */
export type SearchToken = Place &
  (
    | { readonly kind: 'open' }
    | { readonly kind: 'close' }
    | { readonly kind: 'minus' }
    | { readonly kind: 'word'; readonly text: string }
    | { readonly kind: 'phrase'; readonly text: string }
  );

const quotes = new Set(['"', '“', '”', '„']);
const isSpace = (sign: string): boolean => /\s/.test(sign);

/** Splits a text into tokens in one pass. An unclosed quote extends to the end of the text. */
export function tokenizeSearch(text: string): {
  tokens: SearchToken[];
  problems: SearchProblem[];
} {
  const tokens: SearchToken[] = [];
  const problems: SearchProblem[] = [];
  let at = 0;

  /** Skips from an opening quote to after the closing one. */
  function skipQuoted(from: number): number {
    let end = from + 1;
    while (end < text.length && !quotes.has(text.charAt(end))) end += 1;
    if (end < text.length) return end + 1;
    problems.push({
      code: 'UNCLOSED_QUOTE',
      from,
      to: text.length,
      found: text.slice(from),
      hint: `${text.slice(from)}"`,
    });
    return end;
  }

  while (at < text.length) {
    const sign = text.charAt(at);
    const from = at;
    if (isSpace(sign)) at += 1;
    else if (sign === '(' || sign === ')') {
      at += 1;
      tokens.push({ kind: sign === '(' ? 'open' : 'close', from, to: at });
    } else if (sign === '-' && at + 1 < text.length && startsTerm(text.charAt(at + 1))) {
      at += 1;
      tokens.push({ kind: 'minus', from, to: at });
    } else if (quotes.has(sign)) {
      at = skipQuoted(at);
      const closed = at - from > 1 && quotes.has(text.charAt(at - 1));
      tokens.push({
        kind: 'phrase',
        text: text.slice(from + 1, closed ? at - 1 : at),
        from,
        to: at,
      });
    } else {
      while (at < text.length && !isSpace(text.charAt(at)) && !'()'.includes(text.charAt(at)))
        at = quotes.has(text.charAt(at)) ? skipQuoted(at) : at + 1;
      tokens.push({ kind: 'word', text: text.slice(from, at), from, to: at });
    }
  }
  return { tokens, problems };
}

const startsTerm = (sign: string): boolean => !isSpace(sign) && sign !== '-' && sign !== ')';

/** Splits a list at its commas outside quotes and removes quotes around parts. */
export function splitValues(text: string): string[] {
  const values: string[] = [];
  let value = '';
  let quoted = false;
  for (const sign of text)
    if (quotes.has(sign)) quoted = !quoted;
    else if (sign === ',' && !quoted) {
      values.push(value);
      value = '';
    } else value += sign;
  values.push(value);
  return values.map((one) => one.trim()).filter(Boolean);
}

export type Comparison = ':' | '>=' | '<=' | '>' | '<' | '=';

/**
 * Returns the first comparison operator outside quotes from a position on; null if there is none.
 */
export function findComparison(
  text: string,
  start = 0,
): { sign: Comparison; from: number; to: number } | null {
  let quoted = false;
  for (let at = start; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (quotes.has(sign)) quoted = !quoted;
    if (quoted) continue;
    if (sign === ':' || sign === '=') return { sign, from: at, to: at + 1 };
    if (sign === '≥') return { sign: '>=', from: at, to: at + 1 };
    if (sign === '≤') return { sign: '<=', from: at, to: at + 1 };
    if (sign !== '>' && sign !== '<') continue;
    if (text.charAt(at + 1) !== '=') return { sign, from: at, to: at + 1 };
    return { sign: `${sign}=`, from: at, to: at + 2 };
  }
  return null;
}
