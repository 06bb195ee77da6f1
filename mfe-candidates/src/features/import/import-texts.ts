import {
  importColumnOf,
  importSkips,
  type FieldErrorCode,
  type Import,
  type ImportField,
  type ImportProblem,
  type ImportReason,
  type ImportSkip,
} from '@muster/contracts';
import { fieldErrorText } from '@muster/ui';
import type { Translate } from '../../shared/use-messages.ts';

const isSkip = (code: string): code is ImportSkip =>
  (importSkips as readonly string[]).includes(code);

type Columns = Pick<Import, 'columns' | 'settings'>;

/** Describes why rows are left out, or what is wrong with them. */
export function reasonText(
  t: Translate,
  one: Columns,
  { code, field }: Pick<ImportReason, 'code' | 'field'>,
): string {
  return isSkip(code)
    ? t(`import.reasons.skip.${code}`)
    : problemText(t, one, { code, field, value: null });
}

type Problem = Pick<ImportProblem, 'field' | 'params' | 'value'> & { code: FieldErrorCode };

/** Describes a row's problem: the column's name in the file, the cell's value, and the reason. */
export function problemText(
  t: Translate,
  one: Columns,
  { code, field, params, value }: Problem,
): string {
  if (field === null) return t('import.reasons.cells');
  const text = whyText(t, field, code, params);
  const column = columnName(t, one, field);
  return value === null
    ? t('import.reasons.of', { field: column, text })
    : t('import.reasons.ofValue', { field: column, value, text });
}

function columnName(t: Translate, { columns, settings }: Columns, field: ImportField): string {
  const header = importColumnOf({ columns, mapping: settings?.mapping ?? [] }, field);
  return header ?? t(`import.field.${field}`);
}

const rateFields: readonly ImportField[] = [
  'expectedRate',
  'minimumRate',
  'rateCurrency',
  'rateUnit',
];

/** Describes why a value cannot be used. Unlike in a form, the value is in a file. */
function whyText(
  t: Translate,
  field: ImportField,
  code: FieldErrorCode,
  params: ImportProblem['params'] = {},
): string {
  const has = (...names: string[]) => names.every((name) => params[name] !== undefined);
  switch (code) {
    case 'REQUIRED':
      return t('import.reasons.missing');
    case 'INVALID_FORMAT':
      return t(`import.reasons.format.${formatOf(field)}`);
    case 'TOO_LONG':
      return has('max') ? t('import.reasons.longer', params) : t('import.reasons.tooLong');
    case 'OUT_OF_RANGE':
      return has('min', 'max') ? t('import.reasons.outside', params) : t('import.reasons.range');
    case 'INVALID_OPTION':
      return t(rateFields.includes(field) ? 'import.reasons.rate' : 'import.reasons.unknown');
    case 'NOT_FOUND':
      return t(field === 'pools' ? 'import.reasons.noPool' : 'import.reasons.nobody');
    case 'MIN_ABOVE_EXPECTED':
      return t('import.reasons.aboveExpected');
    case 'UNUSUAL_RATE':
      return t('import.reasons.unusual');
    case 'MISMATCH':
      return t('import.reasons.minimum');
    case 'NOT_UNIQUE':
      return t('import.reasons.phone');
    default:
      return fieldErrorText({ code, params });
  }
}

/** Returns the expected format. */
function formatOf(field: ImportField) {
  if (field === 'email') return 'email';
  if (field === 'linkUrl' || field === 'githubUrl') return 'link';
  if (field === 'availableFrom') return 'date';
  return field === 'expectedRate' || field === 'minimumRate' ? 'amount' : 'text';
}
