import { defineMessages, translate } from '@muster/ui';
import { errorCatalogue, type ErrorCode } from '@muster/contracts';
import { detailedErrorTexts, errorTexts } from './errors.en.ts';

type Detailed = keyof typeof detailedErrorTexts;
type Params = Record<string, string | number>;

const messages = defineMessages('kit-errors', {
  offline: 'Muster cannot be reached. Check your connection and try again.',
  unknown: 'Something went wrong on this page. Reload it and try again.',
  error: errorTexts,
  detailed: detailedErrorTexts,
});

/**
 * What a person reads about a failed call: one text for each code, filled in with what the answer
 * tells. Anything that is no {@link ApiError} gets a general sentence.
 */
export function errorText(error: unknown): string {
  if (!isCoded(error)) return translate(messages, 'unknown');
  const { code, status, context = {} } = error;
  if (status === 0) return translate(messages, 'offline');
  const params = paramsOf(context);
  return code in detailedErrorTexts && fits(detailedErrorTexts[code as Detailed], params)
    ? translate(messages, `detailed.${code as Detailed}`, params)
    : translate(messages, `error.${code}`);
}

interface Coded {
  code: ErrorCode;
  status?: number;
  context?: Record<string, unknown>;
}

function isCoded(error: unknown): error is Coded {
  return (
    typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    typeof error.code === 'string' &&
    error.code in errorCatalogue
  );
}

/** Numbers are written as people write them: 1,000. */
function paramsOf(context: Record<string, unknown>): Params {
  const numbers = new Intl.NumberFormat('en');
  const entries = Object.entries(context).flatMap(([key, value]): [string, string][] => {
    if (typeof value === 'number') return [[key, numbers.format(value)]];
    return typeof value === 'string' ? [[key, value]] : [];
  });
  return Object.fromEntries(entries);
}

/** Whether every gap of a text can be filled. */
function fits(text: string, params: Params): boolean {
  return [...text.matchAll(/\{\{(\w+)\}\}/g)].every(
    ([, name]) => name !== undefined && name in params,
  );
}
