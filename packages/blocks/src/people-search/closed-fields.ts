import type { SearchField } from '@muster/contracts';
import type { CanCheck } from '@muster/kit';

/** Fields that a reader's search cannot ask for. */
export const closedFieldsFor = (can: CanCheck): SearchField[] => [
  ...(can('candidate.readRates', 'all') ? [] : (['rate'] as const)),
  ...(can('pool.list') ? [] : (['pool'] as const)),
  ...(can('application.list') ? [] : (['not-on'] as const)),
];
