import { fieldErrorCodes, limits, type FieldError, type FieldErrorCode } from '@muster/contracts';
import type { z } from 'zod';
import { fieldError } from './app-error.ts';

const known: ReadonlySet<string> = new Set(fieldErrorCodes);
const isFieldCode = (code: unknown): code is FieldErrorCode =>
  typeof code === 'string' && known.has(code);

type Issue = z.core.$ZodIssue;

/**
 * Returns the catalogue's field errors of a failed parse: one per path and code, limited in number.
 */
export function fieldErrorsOf(error: z.core.$ZodError, input: unknown): FieldError[] {
  const found = new Map<string, FieldError>();
  for (const issue of error.issues)
    for (const field of fromIssue(issue, input)) {
      found.set(`${field.path} ${field.code}`, field);
      if (found.size === limits.fieldErrors) return [...found.values()];
    }
  return [...found.values()];
}

function fromIssue(issue: Issue, input: unknown): FieldError[] {
  const path = formatPath(issue.path);
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys
        .slice(0, limits.fieldErrors)
        .map((key) => fieldError(formatPath([...issue.path, key.slice(0, 200)]), 'UNKNOWN_FIELD'));
    case 'invalid_union':
      return fromUnion(issue, input);
    case 'too_big':
      return [fieldError(path, sizeCode(issue.origin, 'big'), { max: Number(issue.maximum) })];
    case 'too_small':
      return [smallField(path, issue.origin, Number(issue.minimum))];
    case 'invalid_value':
      return [
        fieldError(path, valueAt(input, issue.path) === undefined ? 'REQUIRED' : 'INVALID_OPTION'),
      ];
    case 'custom':
      return [customField(path, issue)];
    case 'invalid_type': {
      const value = valueAt(input, issue.path);
      return [
        fieldError(path, value === undefined || value === null ? 'REQUIRED' : 'INVALID_FORMAT'),
      ];
    }
    default:
      return [fieldError(path, isFieldCode(issue.message) ? issue.message : 'INVALID_FORMAT')];
  }
}

function smallField(path: string, origin: string, minimum: number): FieldError {
  if (origin === 'string' && minimum === 1) return fieldError(path, 'REQUIRED');
  return fieldError(path, sizeCode(origin, 'small'), { min: minimum });
}

function sizeCode(origin: string, side: 'big' | 'small'): FieldErrorCode {
  if (origin === 'string') return side === 'big' ? 'TOO_LONG' : 'TOO_SHORT';
  if (origin === 'array' || origin === 'set' || origin === 'map')
    return side === 'big' ? 'TOO_MANY' : 'TOO_FEW';
  return 'OUT_OF_RANGE';
}

function customField(path: string, issue: Extract<Issue, { code: 'custom' }>): FieldError {
  const { code, ...rest } = issue.params ?? {};
  const params = Object.fromEntries(
    Object.entries(rest).filter(
      (entry): entry is [string, string | number] =>
        typeof entry[1] === 'string' || typeof entry[1] === 'number',
    ),
  );
  const chosen = isFieldCode(code) ? code : isFieldCode(issue.message) ? issue.message : null;
  return fieldError(
    path,
    chosen ?? 'INVALID_FORMAT',
    Object.keys(params).length > 0 ? params : undefined,
  );
}

/**
 * The branch that parsed furthest explains the error best; if none did, the value is not an option.
 */
function fromUnion(issue: Extract<Issue, { code: 'invalid_union' }>, input: unknown): FieldError[] {
  const branches = issue.errors.map((issues) => ({
    issues,
    depth: Math.max(0, ...issues.map((inner) => inner.path.length)),
  }));
  const best = branches.toSorted((a, b) => b.depth - a.depth)[0];
  if (!best || best.depth === 0)
    return [
      fieldError(
        formatPath(issue.path),
        valueAt(input, issue.path) === undefined ? 'REQUIRED' : 'INVALID_OPTION',
      ),
    ];
  return best.issues.flatMap((inner) =>
    fromIssue({ ...inner, path: [...issue.path, ...inner.path] }, input),
  );
}

/** `['rates', 0, 'amount']` → `rates[0].amount`. */
export function formatPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (text, part) =>
      typeof part === 'number'
        ? `${text}[${part}]`
        : text
          ? `${text}.${String(part)}`
          : String(part),
    '',
  );
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  let value = input;
  for (const part of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part))
      return undefined;
    value = (value as Record<PropertyKey, unknown>)[part];
  }
  return value;
}
