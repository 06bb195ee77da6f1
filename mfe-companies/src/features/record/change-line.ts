import { companyStates, type CompanyActivityItem } from '@muster/contracts';
import { countryName, stateLabel } from '@muster/ui';
import { fieldWords } from '../../messages/field.en.ts';
import { enumWords } from '../../messages/enum.en.ts';
import type { Translate } from '../../shared/use-messages.ts';

type Change = CompanyActivityItem['changes'][number];

/** Lists with labels for their values, by field. */
const lists = {
  size: 'size',
  submissionPolicy: 'policy',
  ndaStatus: 'nda',
  defaultFeeKind: 'fee',
} as const;

/**
 * Describes a change: "City: Hamburg → Bremen", an initial value, or only the field if its values
 * are hidden.
 */
export function changeLine({ field, before, after, told }: Change, t: Translate): string {
  // Custom fields are named by their label.
  const name = isField(field) ? t(`field.${field}`) : field.replace(/^custom\./, '');
  if (!told) return t('record.activity.only', { field: name });
  const words = { field: name, after: wordsOf(field, after, t) };
  if (before === null) return t('record.activity.set', words);
  return t('record.activity.from', { ...words, before: wordsOf(field, before, t) });
}

const isField = (field: string): field is keyof typeof fieldWords => field in fieldWords;

/** Formats a stored value for display. */
function wordsOf(field: string, value: string | null, t: Translate): string {
  if (value === null) return t('record.activity.nothing');
  if (value === 'true') return t('record.activity.yes');
  if (value === 'false') return t('record.activity.no');
  if (field === 'country') return countryName(value);
  const state = field === 'status' && companyStates.find((one) => one === value);
  if (state) return stateLabel('company', state);
  const list = lists[field as keyof typeof lists];
  const words: Readonly<Record<string, string>> | undefined = list && enumWords[list];
  return words?.[value] ?? value;
}
