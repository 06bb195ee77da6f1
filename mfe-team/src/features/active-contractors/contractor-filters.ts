import { endingWindows, placementStates } from '@muster/contracts';
import { queryOfFilters, type BuiltInView } from '@muster/blocks';
import { stateLabel, type FilterDefinition, type FilterOption } from '@muster/ui';
import type { ContractorMessages } from './messages.ts';

/** Returns the built-in views of contracts that end soon. */
export const contractorViews = (t: ContractorMessages): BuiltInView[] => [
  { label: t('view.all'), query: '' },
  { label: t('view.week'), query: queryOfFilters({ endingWithin: '7' }) },
  { label: t('view.fortnight'), query: queryOfFilters({ endingWithin: '14' }) },
  { label: t('view.thirty'), query: queryOfFilters({ endingWithin: '30' }) },
  { label: t('view.sixty'), query: queryOfFilters({ endingWithin: '60' }) },
  { label: t('view.ninety'), query: queryOfFilters({ endingWithin: '90' }) },
  { label: t('view.overdue'), query: queryOfFilters({ overdue: 'true' }) },
  { label: t('view.starting'), query: queryOfFilters({ status: 'pending_start' }) },
];

type LoadOptions = (query: string) => Promise<readonly FilterOption[]>;

/** Returns the filters of the list; clients only for users who may search for them. */
export const contractorFilters = (
  t: ContractorMessages,
  loadCompanies: LoadOptions | null,
): FilterDefinition[] => [
  {
    key: 'endingWithin',
    label: t('filter.endingWithin'),
    kind: 'single',
    operators: ['is'],
    options: endingWindows.map((days) => ({ value: days, label: t('filter.days', { days }) })),
  },
  { key: 'overdue', label: t('filter.overdue'), kind: 'boolean', operators: ['is'] },
  {
    key: 'status',
    label: t('filter.status'),
    kind: 'multi',
    operators: ['is'],
    options: placementStates.map((state) => ({
      value: state,
      label: stateLabel('placement', state),
    })),
  },
  ...(loadCompanies
    ? [
        {
          key: 'company',
          label: t('filter.company'),
          kind: 'multi' as const,
          operators: ['is' as const],
          loadOptions: loadCompanies,
        },
      ]
    : []),
  { key: 'asOf', label: t('filter.asOf'), kind: 'date', operators: ['is'] },
];
