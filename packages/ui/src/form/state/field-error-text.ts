import type { FieldErrorCode } from '@muster/contracts';
import { formatDate } from '../../format/index.ts';
import { translate } from '../../i18n/index.ts';
import { formMessages } from '../messages.ts';

/** What is known of a refused value, whether the form or the server refused it. */
export interface FieldProblem {
  code: FieldErrorCode;
  params?: Readonly<Record<string, string | number>>;
  /** What kind of text was expected, for `INVALID_FORMAT`. */
  format?: string;
}

type TextKey = `${'errors' | 'withoutLimit'}.${string}` &
  Parameters<typeof translate<FormMessageKey>>[1];
type FormMessageKey = NonNullable<(typeof formMessages)['key']>;

const formatTexts: Readonly<Record<string, TextKey>> = {
  email: 'errors.INVALID_EMAIL',
  url: 'errors.INVALID_URL',
  date: 'errors.INVALID_DATE',
  amount: 'errors.INVALID_AMOUNT',
};

type LimitCode = 'TOO_SHORT' | 'TOO_LONG' | 'TOO_MANY' | 'TOO_FEW';
/** Codes whose text names a limit, and the parameter that holds it. */
const limitOf: Readonly<Partial<Record<FieldErrorCode, string>>> = {
  TOO_SHORT: 'min',
  TOO_LONG: 'max',
  TOO_MANY: 'max',
  TOO_FEW: 'min',
};

const isMissing = (limit: string | undefined, params: FieldProblem['params']): boolean =>
  limit !== undefined && params?.[limit] === undefined;

function textKey({ code, params, format }: FieldProblem): TextKey {
  if (code === 'OUT_OF_RANGE') {
    const [hasMin, hasMax] = [params?.['min'] !== undefined, params?.['max'] !== undefined];
    if (hasMin && hasMax) return 'errors.RANGE';
    if (hasMin) return 'errors.AT_LEAST';
    if (hasMax) return 'errors.AT_MOST';
  }
  if (code === 'PERIOD_OVERLAP' && params?.['date'] !== undefined) return 'errors.AFTER_DAY';
  if (code === 'INVALID_FORMAT') return formatTexts[format ?? ''] ?? 'errors.INVALID_FORMAT';
  return isMissing(limitOf[code], params) ? `withoutLimit.${code as LimitCode}` : `errors.${code}`;
}

/** The text under a field: what to enter, in the current language. */
export function fieldErrorText(problem: FieldProblem): string {
  const { date, ...params } = problem.params ?? {};
  return translate(formMessages, textKey(problem), {
    ...params,
    ...(date !== undefined && { day: formatDate(date) }),
  });
}
