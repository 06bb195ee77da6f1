import { importColumnOf, importSkips } from '@muster/contracts';
import type {
  FieldErrorCode,
  Import,
  ImportField,
  ImportProblem,
  ImportReason,
  ImportSkip,
} from '@muster/contracts';
import { fieldErrorText } from '@muster/ui';
import type { Words } from '../../shared/use-words.ts';

const isSkip = (code: string): code is ImportSkip =>
  (importSkips as readonly string[]).includes(code);

type Columns = Pick<Import, 'columns' | 'settings'>;

/** Why so many rows are left out, or what is wrong with them. */
export function reasonText(
  t: Words,
  one: Columns,
  { code, field }: Pick<ImportReason, 'code' | 'field'>,
): string {
  return isSkip(code)
    ? t(`import.reasons.skip.${code}`)
    : problemText(t, one, { code, field, value: null });
}

type Problem = Pick<ImportProblem, 'field' | 'params' | 'value'> & { code: FieldErrorCode };

/** What is wrong with a row: the column as the file names it, what stands in the cell, and why. */
export function problemText(
  t: Words,
  one: Columns,
  { code, field, params, value }: Problem,
): string {
  if (field === null) return t('import.reasons.cells');
  const text =
    wordsOf(t, field, code) ??
    fieldErrorText({ code, ...(params && { params }), ...formatOf(field) });
  const column = columnName(t, one, field);
  return value === null
    ? t('import.reasons.of', { field: column, text })
    : t('import.reasons.ofValue', { field: column, value, text });
}

function columnName(t: Words, { columns, settings }: Columns, field: ImportField): string {
  const header = importColumnOf({ columns, mapping: settings?.mapping ?? [] }, field);
  return header ?? t(`import.field.${field}`);
}

const rateFields: readonly ImportField[] = [
  'expectedRate',
  'minimumRate',
  'rateCurrency',
  'rateUnit',
];

/** What a form would say by its choices; a file has none. */
function wordsOf(t: Words, field: ImportField, code: FieldErrorCode): string | null {
  if (field === 'phone' && code === 'NOT_UNIQUE') return t('import.reasons.phone');
  if (field === 'minimumRate' && code === 'MISMATCH') return t('import.reasons.minimum');
  if (code === 'INVALID_OPTION')
    return t(rateFields.includes(field) ? 'import.reasons.rate' : 'import.reasons.unknown');
  if (code !== 'NOT_FOUND') return null;
  return t(field === 'pools' ? 'import.reasons.noPool' : 'import.reasons.nobody');
}

/** What kind of text was expected. */
function formatOf(field: ImportField): { format?: string } {
  if (field === 'email') return { format: 'email' };
  if (field === 'linkUrl' || field === 'githubUrl') return { format: 'url' };
  if (field === 'availableFrom') return { format: 'date' };
  return field === 'expectedRate' || field === 'minimumRate' ? { format: 'amount' } : {};
}
