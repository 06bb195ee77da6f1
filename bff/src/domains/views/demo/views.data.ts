import type { ListDensity, ListName } from '@muster/contracts';

/** A user's view, by the address of the account. */
export interface DemoView {
  owner: string;
  list: ListName;
  name: string;
  query: string;
  columns?: Readonly<Record<string, boolean>>;
  density?: ListDensity;
  shared?: boolean;
}

/** Views for everyday work. */
export const demoViews: readonly DemoView[] = [
  {
    owner: 'team.lead',
    list: 'candidates',
    name: 'Ready to submit',
    query: 'filter[notice][lte]=14&filter[status]=active&filter[vettingStatus]=vetted',
    shared: true,
  },
  {
    owner: 'recruiter',
    list: 'candidates',
    name: 'Seniors within budget',
    query: 'filter[rateCurrency]=USD&filter[rate][lte]=60&filter[seniority]=senior&sort=rate',
    columns: { available: true, lastContact: false },
    density: 'compact',
    shared: true,
  },
  {
    owner: 'recruiter',
    list: 'candidates',
    name: 'English B2 and up',
    query: 'filter[englishLevel][gte]=B2&filter[status]=active,new',
  },
  {
    owner: 'account.manager',
    list: 'companies',
    name: 'Active clients',
    query: 'filter[status]=active',
    shared: true,
  },
  {
    owner: 'account.manager',
    list: 'jobs',
    name: 'Open and on hold',
    query: 'filter[status]=on_hold,open&sort=title',
    shared: true,
  },
  {
    owner: 'admin',
    list: 'users',
    name: 'Invited, not here yet',
    query: 'filter[status]=invited',
  },
];
