import { BSONSymbol } from 'bson';
import { ServerError } from '../errors.ts';
import type { Test } from './filter.ts';
import { compilePattern, PatternError } from './pcre.ts';

/** Compiles a pattern; `prefix` is the beginning of every match, if an index can use it. */
export function regexTest(
  pattern: string,
  options: string,
): { test: Test; prefix: string | undefined } {
  for (const option of options) {
    if (!'imsxu'.includes(option))
      throw new ServerError(51108, `invalid flag in regex options: ${option}`);
  }
  let compiled: RegExp;
  try {
    compiled = compilePattern(pattern, options);
  } catch (error) {
    if (!(error instanceof PatternError)) throw error;
    throw new ServerError(51091, `Regular expression is invalid: ${error.message}`);
  }
  return {
    prefix: prefixOf(pattern, options),
    test: (value) =>
      typeof value === 'string'
        ? compiled.test(value)
        : value instanceof BSONSymbol && compiled.test(value.value),
  };
}

/** Returns the beginning of every match; undefined if options or alternatives leave it open. */
function prefixOf(pattern: string, options: string): string | undefined {
  if (/[imx]/.test(options) || pattern.includes('|')) return undefined;
  const literal = /^\^([A-Za-z0-9 _@:/,-]+)(?![*?{+|])/.exec(pattern)?.[1];
  if (literal === undefined) return undefined;
  // A character before a quantifier may be absent.
  const next = pattern.charAt(literal.length + 1);
  return (/[*?{]/.test(next) ? literal.slice(0, -1) : literal) || undefined;
}
