import { BSONSymbol } from 'bson';
import { ServerError } from '../errors.ts';
import type { Test } from './filter.ts';

/** Compiles a pattern; `prefix` is what every match starts with, when an index can use it. */
export function regexTest(
  pattern: string,
  options: string,
): { test: Test; prefix: string | undefined } {
  for (const option of options) {
    if (!'imsxu'.includes(option))
      throw new ServerError(51108, `invalid flag in regex options: ${option}`);
  }
  let source = pattern;
  let flags = options;
  const inline = /^\(\?([imsx]+)\)/.exec(source);
  if (inline) {
    source = source.slice(inline[0].length);
    flags += inline[1];
  }
  if (flags.includes('x'))
    source = source.replace(/\\.|\[(?:\\.|[^\]\\])*(?:\]|\\?$)|\s+|#[^\n]*/gs, (part) =>
      /^[\s#]/.test(part) ? '' : part,
    );
  const kept = [...new Set(flags)].filter((flag) => 'ims'.includes(flag)).join('');
  let compiled: RegExp;
  try {
    compiled = new RegExp(source, `${kept}u`);
  } catch {
    try {
      compiled = new RegExp(source, kept);
    } catch (error) {
      throw new ServerError(51091, `Regular expression is invalid: ${(error as Error).message}`);
    }
  }
  const literal = /^\^([A-Za-z0-9 _@:/,-]+)(?![*?{+|])/.exec(source)?.[1];
  const prefix =
    literal && !/[im]/.test(kept) && !source.includes('|')
      ? trimQuantified(source, literal)
      : undefined;
  return {
    prefix: prefix || undefined,
    test: (value) =>
      typeof value === 'string'
        ? compiled.test(value)
        : value instanceof BSONSymbol && compiled.test(value.value),
  };
}

/** A character before `*`, `?` or `{` is optional and no part of the prefix. */
function trimQuantified(source: string, literal: string): string {
  const next = source.charAt(literal.length + 1);
  return /[*?{]/.test(next) ? literal.slice(0, -1) : literal;
}
