import { jobPriorities, jobStates } from '@muster/contracts';
import { stateLabel, type FilterDefinition } from '@muster/ui';
import { useListMessages } from '../../shared/list-words.ts';
import {
  useCompanyOptions,
  usePeopleOptions,
  useSkillOptions,
} from '../../shared/use-job-options.ts';
import { useMessages } from '../../shared/use-messages.ts';

/** Returns the list's filters; those by client only for users who may know it. */
export function useJobFilters(seesClients: boolean): FilterDefinition[] {
  const t = useListMessages();
  const list = useMessages();
  const companies = useCompanyOptions();
  const people = usePeopleOptions();
  const skills = useSkillOptions();
  const choice = { kind: 'multi', operators: ['is'] } as const;
  const ofClient: FilterDefinition[] = [
    { ...choice, key: 'company', label: t('filter.company'), loadOptions: companies },
    { ...choice, key: 'member', label: t('filter.member'), loadOptions: people },
    { ...choice, key: 'leadRecruiter', label: t('filter.leadRecruiter'), loadOptions: people },
    { ...choice, key: 'accountManager', label: t('filter.accountManager'), loadOptions: people },
  ];
  return [
    {
      ...choice,
      key: 'status',
      label: list('list.filter.status'),
      options: jobStates.map((state) => ({ value: state, label: stateLabel('job', state) })),
    },
    {
      ...choice,
      key: 'priority',
      label: t('filter.priority'),
      options: jobPriorities.map((value) => ({ value, label: list(`enum.priority.${value}`) })),
    },
    ...(seesClients ? ofClient : []),
    { ...choice, key: 'skill', label: t('filter.skill'), loadOptions: skills },
  ];
}
