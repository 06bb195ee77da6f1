import {
  candidateSources,
  candidateStates,
  languageLevels,
  openToOptions,
  primaryRoles,
  seniorities,
  vettingStates,
} from '@muster/contracts';
import { skillOptionsBy, useQueryCheck } from '@muster/blocks';
import { useCan } from '@muster/kit';
import { countryFilter, stateLabel, type FilterDefinition } from '@muster/ui';
import { listApi } from '../../list-api.ts';
import { useListMessages } from '../../shared/use-list-messages.ts';
import { useFilterLookups } from './use-filter-lookups.ts';
import type { FilterNames } from './use-filter-names.ts';

/**
 * Returns the list's filters; the rate only for readers of all candidates' rates. `known` has the
 * names for ids of users and skills in the URL.
 */
export function useCandidateFilters(known: FilterNames): FilterDefinition[] {
  const t = useListMessages();
  const can = useCan();
  const lookUp = useFilterLookups();
  const [searchSkills] = listApi.useLazySkillsSearchQuery();
  const queryProblem = useQueryCheck();
  const options = <Value extends string>(
    values: readonly Value[],
    label: (value: Value) => string,
  ) => values.map((value) => ({ value, label: label(value) }));

  const filters: FilterDefinition[] = [
    {
      key: 'search',
      label: t('list.filter.search'),
      kind: 'text',
      operators: ['is'],
      problemOf: queryProblem,
    },
    {
      key: 'status',
      label: t('list.filter.status'),
      kind: 'multi',
      operators: ['is', 'not'],
      options: options(candidateStates, (state) => stateLabel('candidate', state)),
    },
    {
      key: 'vettingStatus',
      label: t('list.filter.vetting'),
      kind: 'multi',
      operators: ['is'],
      options: options(vettingStates, (state) => stateLabel('vetting', state)),
    },
    {
      key: 'englishLevel',
      label: t('list.filter.english'),
      kind: 'single',
      operators: ['gte'],
      options: options(languageLevels, (level) => t(`enum.english.${level}`)),
    },
    {
      key: 'skill',
      label: t('list.filter.skill'),
      kind: 'multi',
      operators: ['all', 'is'],
      options: known.skills,
      loadOptions: skillOptionsBy(searchSkills),
    },
    {
      key: 'owner',
      label: t('list.filter.owner'),
      kind: 'multi',
      operators: ['is'],
      options: known.owners,
      loadOptions: lookUp.people,
    },
    ...(can('pool.list')
      ? [
          {
            key: 'pool',
            label: t('list.filter.pool'),
            kind: 'multi' as const,
            operators: ['is' as const, 'not' as const],
            options: known.pools,
            loadOptions: lookUp.pools,
          },
        ]
      : []),
    {
      key: 'primaryRole',
      label: t('list.filter.primaryRole'),
      kind: 'multi',
      operators: ['is'],
      options: options(primaryRoles, (role) => role),
    },
    {
      key: 'seniority',
      label: t('list.filter.seniority'),
      kind: 'multi',
      operators: ['is'],
      options: options(seniorities, (value) => t(`enum.seniority.${value}`)),
    },
    countryFilter(t('list.filter.country')),
    { key: 'notice', label: t('list.filter.notice'), kind: 'number', operators: ['lte'] },
    { key: 'availableFrom', label: t('list.filter.available'), kind: 'date', operators: ['lte'] },
    {
      key: 'lastContacted',
      label: t('list.filter.lastContacted'),
      kind: 'date',
      operators: ['lte'],
    },
    { key: 'created', label: t('list.filter.created'), kind: 'date', operators: ['gte'] },
    {
      key: 'openTo',
      label: t('list.filter.openTo'),
      kind: 'multi',
      operators: ['is'],
      options: options(openToOptions, (option) => t(`enum.openTo.${option}`)),
    },
    {
      key: 'source',
      label: t('list.filter.source'),
      kind: 'multi',
      operators: ['is'],
      options: options(candidateSources, (source) => t(`enum.source.${source}`)),
    },
  ];
  if (known.imports)
    filters.push({
      key: 'import',
      label: t('list.filter.import'),
      kind: 'multi',
      operators: ['is'],
      options: known.imports,
    });
  if (can('candidate.readRates', 'all'))
    filters.splice(3, 0, {
      key: 'rate',
      label: t('list.filter.rate'),
      kind: 'number',
      operators: ['lte'],
      unit: '$ / h',
    });
  return filters;
}
