import { translate, type MessageBundle } from '@muster/ui';
import type { ErrorCode } from '@muster/contracts';

type Params = Record<string, string | number>;
type Texts = Readonly<Partial<Record<ErrorCode, string>>>;

/** What a catalogue of errors holds; not every page has a text for each code. */
export interface ErrorWords {
  offline: string;
  unknown: string;
  error: Texts;
  detailed: Texts;
}

/** The texts that belong to no code. */
export const generalErrorTexts = {
  offline: 'Muster cannot be reached. Check your connection and try again.',
  unknown: 'Something went wrong on this page. Reload it and try again.',
} as const;

/**
 * What a person reads about a failed call: one text for each code, filled in with what the answer
 * tells. Anything that is no API error, and a code without a text, gets a general sentence.
 */
export function wordsForError(
  error: unknown,
  bundle: MessageBundle<string>,
  { error: texts, detailed }: ErrorWords,
): string {
  if (!isCoded(error)) return translate(bundle, 'unknown');
  const { code, status, context = {} } = error;
  if (status === 0) return translate(bundle, 'offline');
  const params = paramsOf(context);
  const better = Object.hasOwn(detailed, code) ? detailed[code] : undefined;
  if (better !== undefined && fits(better, params))
    return translate(bundle, `detailed.${code}`, params);
  return translate(bundle, Object.hasOwn(texts, code) ? `error.${code}` : 'unknown');
}

interface Coded {
  code: ErrorCode;
  status?: number;
  context?: Record<string, unknown>;
}

function isCoded(error: unknown): error is Coded {
  return (
    typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
  );
}

/** Formats numbers for the reader: 1,000. */
function paramsOf(context: Record<string, unknown>): Params {
  const numbers = new Intl.NumberFormat('en');
  const entries = Object.entries(context).flatMap(([key, value]): [string, string][] => {
    if (typeof value === 'number') return [[key, numbers.format(value)]];
    return typeof value === 'string' ? [[key, value]] : [];
  });
  return Object.fromEntries(entries);
}

/** Whether every placeholder of a text can be filled. */
function fits(text: string, params: Params): boolean {
  return [...text.matchAll(/\{\{(\w+)\}\}/g)].every(
    ([, name]) => name !== undefined && name in params,
  );
}
