import { useState } from 'react';
import { limits } from '@muster/contracts';
import { SearchMultiSelectField, type BoundField, type FilterOption } from '@muster/ui';
import { usePeopleOptions } from '../../shared/use-people-options.ts';
import { useEmailMessages } from './messages.ts';

/** Searches colleagues by name, and remembers the names found. */
export function useColleagues() {
  const look = usePeopleOptions();
  const [known, setKnown] = useState<readonly FilterOption[]>([]);
  return {
    search: async (query: string): Promise<FilterOption[]> => {
      const found = await look(query);
      setKnown((before) => [...before, ...found]);
      return found;
    },
    namesOf: (ids: readonly string[]): string[] =>
      ids.flatMap((id) => known.find(({ value }) => value === id)?.label ?? []),
  };
}

export type Colleagues = ReturnType<typeof useColleagues>;

interface CopiesFieldProps {
  field: BoundField<string[]>;
  colleagues: Colleagues;
}

/** Colleagues who get a copy of each mail. */
export function CopiesField({ field, colleagues }: CopiesFieldProps) {
  const t = useEmailMessages();
  return (
    <SearchMultiSelectField
      label={t('copies')}
      help={t('copiesHelp')}
      search={colleagues.search}
      max={limits.mail.batchCopies}
      {...field}
    />
  );
}
