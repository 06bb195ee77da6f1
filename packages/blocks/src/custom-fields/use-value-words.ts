import { useCallback } from 'react';
import { customValueWords, type CustomValue, type UsableCustomField } from '@muster/contracts';
import { formatDate, formatNumber, useT } from '@muster/ui';
import { customFieldMessages } from './messages.ts';

/** Formats the value of a field for the screen. */
export function useValueWords() {
  const t = useT(customFieldMessages);
  return useCallback(
    (field: Pick<UsableCustomField, 'type' | 'choices'>, value: CustomValue): string =>
      customValueWords(field, value, {
        yes: t('yes'),
        no: t('no'),
        number: (amount) => formatNumber(amount),
        date: (day) => formatDate(day),
      }),
    [t],
  );
}
