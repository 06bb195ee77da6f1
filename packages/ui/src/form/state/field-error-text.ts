import type { FieldErrorCode } from '@muster/contracts';
import { formatDate } from '../../format/index.ts';
import { translate } from '../../i18n/index.ts';
import { formMessages } from '../messages.ts';

/** What is known of a value that the form or the server refused. */
export interface FieldProblem {
  code: FieldErrorCode;
  params?: Readonly<Record<string, string | number>>;
  /** What kind of text was expected, for `INVALID_FORMAT`; `tick` for a box that must be ticked. */
  format?: string;
}

type TextKey = `${'errors' | 'unnamed'}.${string}` &
  Parameters<typeof translate<FormMessageKey>>[1];
type FormMessageKey = NonNullable<(typeof formMessages)['key']>;

const formatTexts: Readonly<Record<string, TextKey>> = {
  email: 'errors.INVALID_EMAIL',
  url: 'errors.INVALID_URL',
  date: 'errors.INVALID_DATE',
  amount: 'errors.INVALID_AMOUNT',
};

/** Codes whose text names a limit or a part of what was written, and the parameter that holds it. */
const namedIn = {
  TOO_SHORT: 'min',
  TOO_LONG: 'max',
  TOO_MANY: 'max',
  TOO_FEW: 'min',
  TEMPLATE_UNKNOWN_VARIABLE: 'name',
  TEMPLATE_SYNTAX: 'name',
  TEMPLATE_LINK_MISSING: 'name',
  VARIABLE_NOT_FILLED: 'name',
} as const satisfies Partial<Record<FieldErrorCode, string>>;
type NamingCode = keyof typeof namedIn;
const named: Readonly<Partial<Record<FieldErrorCode, string>>> = namedIn;

const isMissing = (name: string | undefined, params: FieldProblem['params']): boolean =>
  name !== undefined && params?.[name] === undefined;

/** Limits of a range are numbers, or days like 2026-12-14. */
const isDay = (limit: unknown): limit is string =>
  typeof limit === 'string' && /^\d{4}-\d\d-\d\d$/.test(limit);

function textKey({ code, params, format }: FieldProblem): TextKey {
  if (code === 'OUT_OF_RANGE') {
    const { min, max } = params ?? {};
    const areDays = isDay(min ?? max);
    if (min !== undefined && max !== undefined)
      return areDays ? 'errors.BETWEEN_DAYS' : 'errors.RANGE';
    if (min !== undefined) return areDays ? 'errors.FROM_DAY' : 'errors.AT_LEAST';
    if (max !== undefined) return areDays ? 'errors.UNTIL_DAY' : 'errors.AT_MOST';
  }
  if (code === 'PERIOD_OVERLAP' && params?.['date'] !== undefined) return 'errors.AFTER_DAY';
  if (code === 'REQUIRED' && format === 'tick') return 'errors.TICK';
  if (code === 'INVALID_FORMAT') return formatTexts[format ?? ''] ?? 'errors.INVALID_FORMAT';
  return isMissing(named[code], params) ? `unnamed.${code as NamingCode}` : `errors.${code}`;
}

/** The text under a field: what to enter, in the current language. */
export function fieldErrorText(problem: FieldProblem): string {
  const { date, ...params } = problem.params ?? {};
  const shown = Object.entries(params).map(([name, value]) => [
    name,
    isDay(value) ? formatDate(value) : value,
  ]);
  return translate(formMessages, textKey(problem), {
    ...Object.fromEntries(shown),
    ...(date !== undefined && { day: formatDate(date) }),
  });
}
