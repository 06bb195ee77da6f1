import {
  candidatesRoutes,
  companiesRoutes,
  href,
  jobsRoutes,
  talentRoutes,
  teamRoutes,
  type ListName,
} from '@muster/contracts';
import type { ExportRecord } from '../export.model.ts';

const pages = {
  candidates: candidatesRoutes.list,
  companies: companiesRoutes.list,
  jobs: jobsRoutes.list,
  placements: teamRoutes.activeContractors,
  talentPools: talentRoutes.pools,
  team: teamRoutes.list,
  users: teamRoutes.users,
  candidateAccounts: teamRoutes.usersCandidates,
  skills: teamRoutes.settingsSkills,
  activityLog: teamRoutes.settingsActivity,
} as const satisfies Record<ListName, { path: string }>;

const nouns: Readonly<Record<ListName, readonly [one: string, many: string]>> = {
  candidates: ['candidate', 'candidates'],
  companies: ['company', 'companies'],
  jobs: ['job', 'jobs'],
  placements: ['placement', 'placements'],
  talentPools: ['talent pool', 'talent pools'],
  team: ['team member', 'team members'],
  users: ['user', 'users'],
  candidateAccounts: ['candidate account', 'candidate accounts'],
  skills: ['skill', 'skills'],
  activityLog: ['event of the activity log', 'events of the activity log'],
};

const number = new Intl.NumberFormat('en');

/** `1,234 candidates`; without a number, `candidates`. */
export function nounOf(list: ListName, rows?: number): string {
  const [one, many] = nouns[list];
  if (rows === undefined) return many;
  return `${number.format(rows)} ${rows === 1 ? one : many}`;
}

/** Returns the link to the list with the export open. */
export const linkOf = ({ _id, list }: ExportRecord): string =>
  href(pages[list], {}, { export: _id.toHexString() });
