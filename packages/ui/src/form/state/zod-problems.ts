import type { FieldErrorCode } from '@muster/contracts';
import type { z } from 'zod';
import type { FieldProblem } from './field-error-text.ts';
import { getAtPath } from './field-path.ts';

type Issue = z.core.$ZodIssue;
type Bounds = Record<string, number>;

// The contract names its own codes in `params`, and in one case as the message.
function namedCode(issue: Issue): FieldErrorCode | undefined {
  if (issue.code === 'custom' && typeof issue.params?.['code'] === 'string') {
    return issue.params['code'] as FieldErrorCode;
  }
  return issue.message === 'REQUIRED' ? 'REQUIRED' : undefined;
}

function sizeCode(origin: string, tooSmall: boolean): FieldErrorCode {
  if (origin === 'string') return tooSmall ? 'TOO_SHORT' : 'TOO_LONG';
  if (origin === 'array' || origin === 'set') return tooSmall ? 'TOO_FEW' : 'TOO_MANY';
  return 'OUT_OF_RANGE';
}

function customProblem(issue: Issue, code: FieldErrorCode): FieldProblem {
  const { code: _, ...params } = issue.code === 'custom' ? (issue.params ?? {}) : {};
  return { code, params };
}

function problemOf(issue: Issue, value: unknown): FieldProblem {
  const named = namedCode(issue);
  if (value === false && (named === 'REQUIRED' || (!named && issue.code === 'invalid_value')))
    return { code: 'REQUIRED', format: 'tick' };
  if (named) return customProblem(issue, named);
  const isEmpty = value === undefined || value === null || value === '';
  switch (issue.code) {
    case 'too_small': {
      if (isEmpty && issue.origin !== 'number') return { code: 'REQUIRED' };
      const params: Bounds = { min: Number(issue.minimum) };
      return { code: sizeCode(issue.origin, true), params };
    }
    case 'too_big': {
      const params: Bounds = { max: Number(issue.maximum) };
      return { code: sizeCode(issue.origin, false), params };
    }
    case 'unrecognized_keys':
      return { code: 'UNKNOWN_FIELD' };
    default:
      if (isEmpty) return { code: 'REQUIRED' };
      if (issue.code === 'invalid_value') return { code: 'INVALID_OPTION' };
      if (issue.code === 'invalid_format') return { code: 'INVALID_FORMAT', format: issue.format };
      return { code: 'INVALID_FORMAT' };
  }
}

/**
 * A schema's issues as the contract's field errors, by form path; the first issue of a path counts.
 * An issue of the whole (a rule between fields without a path of its own) stands under `''`.
 */
export function zodProblems(
  issues: readonly Issue[],
  values: unknown,
): Record<string, FieldProblem> {
  const problems: Record<string, FieldProblem> = {};
  for (const issue of issues) {
    const path = issue.path.map(String).join('.');
    problems[path] ??= problemOf(issue, getAtPath(values, path));
  }
  return problems;
}
