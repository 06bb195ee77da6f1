import { companyStates, type CompanyActivityItem } from '@muster/contracts';
import { countryName, stateLabel } from '@muster/ui';
import { fieldWords } from '../../messages/field.en.ts';
import { enumWords } from '../../messages/enum.en.ts';
import type { Translate } from '../../shared/use-messages.ts';

type Change = CompanyActivityItem['changes'][number];

/** Lists whose values have words, by the field that holds one. */
const lists = {
  size: 'size',
  submissionPolicy: 'policy',
  ndaStatus: 'nda',
  defaultFeeKind: 'fee',
} as const;

/** "City: Hamburg → Bremen", what it was first set to, or that a field changed where its values are not told. */
export function changeLine({ field, before, after, told }: Change, t: Translate): string {
  // Fields of the agency's own are told by the label that they have.
  const name = isField(field) ? t(`field.${field}`) : field.replace(/^custom\./, '');
  if (!told) return t('record.activity.only', { field: name });
  const words = { field: name, after: wordsOf(field, after, t) };
  if (before === null) return t('record.activity.set', words);
  return t('record.activity.from', { ...words, before: wordsOf(field, before, t) });
}

const isField = (field: string): field is keyof typeof fieldWords => field in fieldWords;

/** A stored value as people say it. */
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
