import {
  candidateStates,
  languageLevels,
  openToOptions,
  primaryRoles,
  seniorities,
  vettingStates,
} from '@muster/contracts';
import {
  countryFilter,
  stateLabel,
  type FilterDefinition,
  type FilterOption,
  type FilterValues,
} from '@muster/ui';
import { api } from '../api.ts';
import { usePeopleOptions } from './use-people-options.ts';
import { useMessages } from './use-messages.ts';

/** Returns the filters for people in a pool's list and rule; ids are resolved to names. */
export function usePersonFilters(filters: FilterValues): FilterDefinition[] {
  const t = useMessages();
  const [searchSkills] = api.useLazySkillsSearchQuery();
  const searchPeople = usePeopleOptions();
  const skills = useSkillNames(filters);
  const choice = <Value extends string>(
    key: string,
    label: string,
    values: readonly Value[],
    name: (value: Value) => string,
  ): FilterDefinition => ({
    key,
    label,
    kind: 'multi',
    operators: ['is'],
    options: values.map((value) => ({ value, label: name(value) })),
  });
  return [
    {
      key: 'skill',
      label: t('pool.form.filter.skill'),
      kind: 'multi',
      operators: ['all', 'is'],
      options: skills,
      loadOptions: async (q) =>
        (await searchSkills({ query: { q } }, true).unwrap()).map(({ id, name }) => ({
          value: id,
          label: name,
        })),
    },
    choice('primaryRole', t('pool.form.filter.primaryRole'), primaryRoles, (role) => role),
    choice('seniority', t('pool.form.filter.seniority'), seniorities, (value) =>
      t(`enum.seniority.${value}`),
    ),
    countryFilter(t('pool.form.filter.country')),
    choice('vettingStatus', t('pool.form.filter.vetting'), vettingStates, (state) =>
      stateLabel('vetting', state),
    ),
    choice('status', t('pool.form.filter.status'), candidateStates, (state) =>
      stateLabel('candidate', state),
    ),
    {
      key: 'englishLevel',
      label: t('pool.form.filter.english'),
      kind: 'single',
      operators: ['gte'],
      options: languageLevels.map((value) => ({ value, label: value })),
    },
    {
      key: 'notice',
      label: t('pool.form.filter.notice'),
      kind: 'number',
      operators: ['lte'],
    },
    {
      key: 'availableFrom',
      label: t('pool.form.filter.available'),
      kind: 'date',
      operators: ['lte'],
    },
    choice('openTo', t('pool.form.filter.openTo'), openToOptions, (value) =>
      t(`enum.openTo.${value}`),
    ),
    {
      key: 'owner',
      label: t('pool.form.filter.owner'),
      kind: 'multi',
      operators: ['is'],
      loadOptions: searchPeople,
    },
    {
      key: 'lastContacted',
      label: t('pool.form.filter.lastContacted'),
      kind: 'date',
      operators: ['lte'],
    },
    {
      key: 'created',
      label: t('pool.form.filter.created'),
      kind: 'date',
      operators: ['gte'],
    },
  ];
}

/** Resolves skill ids in the filters to names. */
function useSkillNames(filters: FilterValues): FilterOption[] {
  const ids = [filters['skill'], filters['skill.all']].filter(Boolean).join(',');
  const { currentData = [] } = api.useSkillsSearchQuery({ query: { ids } }, { skip: ids === '' });
  return currentData.map(({ id, name }) => ({ value: id, label: name }));
}
