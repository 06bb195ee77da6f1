import { importSkips } from '@muster/contracts';
import type { FieldErrorCode, ImportProblem, ImportReason, ImportSkip } from '@muster/contracts';
import { fieldErrorText } from '@muster/ui';
import type { Words } from '../../shared/use-words.ts';

const isSkip = (code: string): code is ImportSkip =>
  (importSkips as readonly string[]).includes(code);

/** Why so many rows are left out, or what is wrong with them. */
export function reasonText(
  t: Words,
  { code, field }: Pick<ImportReason, 'code' | 'field'>,
): string {
  return isSkip(code) ? t(`import.reasons.skip.${code}`) : problemText(t, { code, field });
}

/** What is wrong with a row. */
export function problemText(
  t: Words,
  { code, field, params }: Pick<ImportProblem, 'field' | 'params'> & { code: FieldErrorCode },
): string {
  if (field === null) return t('import.reasons.cells');
  const text =
    wordsOf(t, field, code) ??
    fieldErrorText({ code, ...(params && { params }), ...formatOf(field) });
  return t('import.reasons.of', { field: t(`import.field.${field}`), text });
}

/** What a form would say by its choices; a file has none. */
function wordsOf(
  t: Words,
  field: NonNullable<ImportProblem['field']>,
  code: FieldErrorCode,
): string | null {
  if (code === 'INVALID_OPTION') return t('import.reasons.unknown');
  if (code !== 'NOT_FOUND') return null;
  return t(field === 'pools' ? 'import.reasons.noPool' : 'import.reasons.nobody');
}

/** What kind of text was expected. */
function formatOf(field: NonNullable<ImportProblem['field']>): { format?: string } {
  if (field === 'email') return { format: 'email' };
  if (field === 'linkUrl' || field === 'githubUrl') return { format: 'url' };
  if (field === 'availableFrom') return { format: 'date' };
  return field === 'expectedRate' || field === 'minimumRate' ? { format: 'amount' } : {};
}
