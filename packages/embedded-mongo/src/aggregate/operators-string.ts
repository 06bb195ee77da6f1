import { BSONRegExp } from 'bson';
import { compareValues } from '../bson/key.ts';
import { asInteger } from '../bson/arithmetic.ts';
import { isNumeric, typeName, type Doc, type Value } from '../bson/value.ts';
import { ServerError } from '../errors.ts';
import { compilePattern, PatternError } from '../query/pcre.ts';
import { dateText } from './date-format.ts';
import { compileArguments, namedArguments } from './arguments.ts';
import { isNullish, type CompileOperator, type Expression, type Scope } from './operator.ts';

/** The name of an argument in an operator's error message. */
type Role = 'a string argument' | `a string as the ${'first' | 'second'} argument`;

/** Returns a text argument. Throws `code`, which MongoDB defines for each operator and argument. */
function requireString(
  value: Value,
  operator: string,
  code: number,
  role: Role = 'a string argument',
): string {
  if (typeof value !== 'string')
    throw new ServerError(code, `${operator} requires ${role}, found: ${typeName(value)}`);
  return value;
}

/** Converts other values for string operators. */
function coerced(value: Value): string {
  if (isNullish(value)) return '';
  if (value instanceof Date) return dateText(value);
  if (isNumeric(value)) return String(value);
  if (typeof value !== 'string')
    throw new ServerError(16007, `can't convert from BSON type ${typeName(value)} to String`);
  return value;
}

function integer(value: Value, operator: string): number {
  const number = isNumeric(value) ? asInteger(value) : undefined;
  if (number === undefined)
    throw new ServerError(
      34453,
      `${operator} requires an integral argument, found a value of type: ${typeName(value)}`,
    );
  return number;
}

function letters(change: (text: string) => string): CompileOperator {
  return (argument, operator, compile) => {
    const [part] = compileArguments(argument, operator, compile, 1) as [Expression];
    return (scope) => change(coerced(part(scope)));
  };
}

// Like MongoDB, changes the case of ASCII letters only.
const toLower = (text: string): string => text.replace(/[A-Z]+/g, (part) => part.toLowerCase());
const toUpper = (text: string): string => text.replace(/[a-z]+/g, (part) => part.toUpperCase());

function substring(bytes: boolean): CompileOperator {
  return (argument, operator, compile) => {
    const [text, start, length] = compileArguments(argument, operator, compile, 3) as [
      Expression,
      Expression,
      Expression,
    ];
    return (scope) => {
      const source = coerced(text(scope));
      const from = integer(start(scope), operator);
      const size = integer(length(scope), operator);
      if (!bytes && (from < 0 || size < 0))
        throw new ServerError(
          34455,
          `${operator}: the starting index and the length must be non-negative integers`,
        );
      if (!bytes) return [...source].slice(from, from + size).join('');
      if (from < 0) return '';
      const all = Buffer.from(source);
      const part = all.subarray(from, size < 0 ? all.length : from + size);
      const result = part.toString('utf8');
      if (result.includes('\ufffd') && !source.includes('\ufffd'))
        throw new ServerError(
          28656,
          `${operator}:  Invalid range, starting or ending in the middle of a UTF-8 character.`,
        );
      return result;
    };
  };
}

function indexOf(bytes: boolean): CompileOperator {
  return (argument, operator, compile) => {
    const parts = compileArguments(argument, operator, compile, 2, 4);
    return (scope) => {
      const text = parts[0]!(scope);
      if (isNullish(text)) return null;
      const source = requireString(
        text,
        operator,
        bytes ? 40091 : 40093,
        'a string as the first argument',
      );
      const units = bytes ? [...Buffer.from(source).toString('latin1')] : [...source];
      const token = requireString(
        parts[1]!(scope),
        operator,
        bytes ? 40092 : 40094,
        'a string as the second argument',
      );
      const wanted = bytes ? [...Buffer.from(token).toString('latin1')] : [...token];
      const from = parts[2] ? integer(parts[2](scope), operator) : 0;
      const to = parts[3]
        ? Math.min(integer(parts[3](scope), operator), units.length)
        : units.length;
      if (from < 0 || to < 0)
        throw new ServerError(40097, `${operator} requires a nonnegative index`);
      for (let at = from; at + wanted.length <= to; at++) {
        if (wanted.every((unit, offset) => units[at + offset] === unit)) return at;
      }
      return -1;
    };
  };
}

function trimming(start: boolean, end: boolean): CompileOperator {
  return (argument, operator, compile) => {
    const { input, chars } = namedArguments(argument, operator, compile, ['input'], ['chars']);
    return (scope) => {
      const text = input!(scope);
      const set = chars ? chars(scope) : undefined;
      if (isNullish(text) || (chars && isNullish(set))) return null;
      const units = [...requireString(text, operator, 50699)];
      const drop = chars ? new Set(requireString(set, operator, 50700)) : undefined;
      const dropped = (unit: string | undefined): boolean =>
        unit !== undefined && (drop ? drop.has(unit) : /[\s\0]/.test(unit));
      let from = 0;
      let to = units.length;
      while (start && from < to && dropped(units[from])) from++;
      while (end && to > from && dropped(units[to - 1])) to--;
      return units.slice(from, to).join('');
    };
  };
}

function regexOf(value: Value, options: Value, operator: string): RegExp | undefined {
  if (isNullish(value)) return undefined;
  const own = value instanceof BSONRegExp ? value : undefined;
  const pattern = own ? own.pattern : requireString(value, operator, 51105);
  const flags = isNullish(options) ? (own?.options ?? '') : requireString(options, operator, 51106);
  if (/[^imsx]/.test(flags))
    throw new ServerError(51108, `${operator} invalid flag in regex options: ${flags}`);
  try {
    return compilePattern(pattern, flags, 'g');
  } catch (error) {
    if (!(error instanceof PatternError)) throw error;
    throw new ServerError(51111, `Invalid Regex in ${operator}: ${error.message}`);
  }
}

function found(text: string, match: RegExpMatchArray): Doc {
  return {
    match: match[0],
    idx: Array.from(text.slice(0, match.index)).length,
    captures: match.slice(1).map((capture) => capture ?? null),
  };
}

function regex(result: (text: string, pattern: RegExp) => Value, none: Value): CompileOperator {
  return (argument, operator, compile) => {
    const named = namedArguments(argument, operator, compile, ['input', 'regex'], ['options']);
    return (scope) => {
      const text = named['input']!(scope);
      const pattern = regexOf(named['regex']!(scope), named['options']?.(scope), operator);
      if (isNullish(text) || !pattern) return none;
      return result(requireString(text, operator, 51104), pattern);
    };
  };
}

function replacing(all: boolean): CompileOperator {
  return (argument, operator, compile) => {
    const { input, find, replacement } = namedArguments(argument, operator, compile, [
      'input',
      'find',
      'replacement',
    ]);
    return (scope: Scope) => {
      const values = [input!(scope), find!(scope), replacement!(scope)];
      if (values.some(isNullish)) return null;
      const [text, token, next] = values.map((value, at) =>
        requireString(value, operator, [51746, 51745, 51744][at]!),
      ) as [string, string, string];
      // A replacement function keeps `$&` and similar patterns literal.
      return all ? text.replaceAll(token, () => next) : text.replace(token, () => next);
    };
  };
}

/** Operators on strings. */
export const stringOperators: Record<string, CompileOperator> = {
  $concat: (argument, operator, compile) => {
    const parts = compileArguments(argument, operator, compile, 0, Number.POSITIVE_INFINITY);
    return (scope) => {
      let text = '';
      for (const part of parts) {
        const value = part(scope);
        if (isNullish(value)) return null;
        if (typeof value !== 'string')
          throw new ServerError(16702, `${operator} only supports strings, not ${typeName(value)}`);
        text += value;
      }
      return text;
    };
  },
  $toLower: letters(toLower),
  $toUpper: letters(toUpper),
  $strcasecmp: (argument, operator, compile) => {
    const [a, b] = compileArguments(argument, operator, compile, 2) as [Expression, Expression];
    return (scope) =>
      Math.sign(compareValues(toUpper(coerced(a(scope))), toUpper(coerced(b(scope)))));
  },
  $substr: substring(true),
  $substrBytes: substring(true),
  $substrCP: substring(false),
  $indexOfBytes: indexOf(true),
  $indexOfCP: indexOf(false),
  $strLenBytes: (argument, operator, compile) => {
    const [part] = compileArguments(argument, operator, compile, 1) as [Expression];
    return (scope) => Buffer.byteLength(requireString(part(scope), operator, 34473));
  },
  $strLenCP: (argument, operator, compile) => {
    const [part] = compileArguments(argument, operator, compile, 1) as [Expression];
    return (scope) => [...requireString(part(scope), operator, 34471)].length;
  },
  $split: (argument, operator, compile) => {
    const [text, separator] = compileArguments(argument, operator, compile, 2) as [
      Expression,
      Expression,
    ];
    return (scope) => {
      const value = text(scope);
      const by = separator(scope);
      if (isNullish(value) || isNullish(by)) return null;
      const source = requireString(value, operator, 40085, 'a string as the first argument');
      const token = requireString(by, operator, 40086, 'a string as the second argument');
      if (token === '') throw new ServerError(40087, '$split requires a non-empty separator');
      return source.split(token);
    };
  },
  $trim: trimming(true, true),
  $ltrim: trimming(true, false),
  $rtrim: trimming(false, true),
  $regexMatch: regex((text, pattern) => text.search(pattern) >= 0, false),
  $regexFind: regex((text, pattern) => {
    const [match] = text.matchAll(pattern);
    return match ? found(text, match) : null;
  }, null),
  $regexFindAll: regex(
    (text, pattern) => [...text.matchAll(pattern)].map((match) => found(text, match)),
    [],
  ),
  $replaceOne: replacing(false),
  $replaceAll: replacing(true),
};
