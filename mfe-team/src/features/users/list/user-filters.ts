import { grantableRoles, userStates, type UserSummary } from '@muster/contracts';
import { roleName, useCan } from '@muster/kit';
import { stateLabel, type FilterDefinition } from '@muster/ui';
import { useCompanyOptions } from '../roles/use-company-options.ts';
import { useMessages } from '../use-messages.ts';

const choice = { kind: 'multi', operators: ['is'] } as const satisfies Partial<FilterDefinition>;

/** Returns the filters of the list; `rows` provide the names of the companies on this page. */
export function useUserFilters(rows: readonly UserSummary[]): FilterDefinition[] {
  const t = useMessages();
  const can = useCan();
  const searchCompanies = useCompanyOptions();
  const companies = new Map(
    rows.flatMap(({ roles }) =>
      roles.flatMap(({ companyId, companyName }) =>
        companyId && companyName ? [[companyId, companyName] as const] : [],
      ),
    ),
  );
  return [
    {
      ...choice,
      key: 'status',
      label: t('filter.status'),
      options: userStates.map((value) => ({ value, label: stateLabel('user', value) })),
    },
    {
      ...choice,
      key: 'role',
      label: t('filter.role'),
      options: grantableRoles.map((value) => ({ value, label: roleName(value) })),
    },
    {
      ...choice,
      key: 'company',
      label: t('filter.company'),
      options: [...companies].map(([value, label]) => ({ value, label })),
      ...(can('company.list') && { loadOptions: searchCompanies }),
    },
    {
      ...choice,
      key: 'twoStep',
      label: t('filter.twoStep'),
      options: (['on', 'off'] as const).map((value) => ({
        value,
        label: t(value === 'on' ? 'twoStep.isOn' : 'twoStep.isOff'),
      })),
    },
  ];
}
