import type { SearchField } from '@muster/contracts';
import type { CanCheck } from '@muster/kit';

/** Returns the fields that the reader may not search by. */
export const closedFieldsFor = (can: CanCheck): SearchField[] => [
  ...(can('candidate.readRates', 'all') ? [] : (['rate'] as const)),
  ...(can('pool.list') ? [] : (['pool'] as const)),
  ...(can('application.list') ? [] : (['not-on'] as const)),
];
