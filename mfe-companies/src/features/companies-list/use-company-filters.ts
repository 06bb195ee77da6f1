import { companyIndustries, companyStates, type CompanyRow } from '@muster/contracts';
import { useActor, useCan } from '@muster/kit';
import { countryFilter, stateLabel, type FilterDefinition } from '@muster/ui';
import { usePeopleOptions } from '../../shared/use-people-options.ts';
import { useMessages } from '../../shared/use-messages.ts';

/** Returns the list's filters; `rows` provide the names of the account managers on this page. */
export function useCompanyFilters(rows: readonly CompanyRow[]): FilterDefinition[] {
  const t = useMessages();
  const can = useCan();
  const actor = useActor();
  const searchPeople = usePeopleOptions();
  const known = [
    ...(actor ? [actor] : []),
    ...rows.flatMap(({ accountManager }) => accountManager ?? []),
  ];
  const managers = new Map(known.map(({ id, name }) => [id, name]));
  return [
    {
      key: 'status',
      label: t('list.filter.status'),
      kind: 'multi',
      operators: ['is'],
      options: companyStates.map((state) => ({
        value: state,
        label: stateLabel('company', state),
      })),
    },
    {
      key: 'accountManager',
      label: t('list.filter.accountManager'),
      kind: 'multi',
      operators: ['is'],
      options: [...managers].map(([value, label]) => ({ value, label })),
      loadOptions: searchPeople,
    },
    {
      key: 'industry',
      label: t('list.filter.industry'),
      kind: 'multi',
      operators: ['is'],
      options: companyIndustries.map((value) => ({ value, label: value })),
    },
    countryFilter(t('list.filter.country')),
    { key: 'lastContact', label: t('list.filter.lastContact'), kind: 'date', operators: ['lte'] },
    ...(can('company.delete')
      ? [
          {
            key: 'deleted',
            label: t('list.filter.deleted'),
            kind: 'single' as const,
            operators: ['is' as const],
            options: [{ value: 'only', label: t('list.filter.deletedOnly') }],
          },
        ]
      : []),
  ];
}
