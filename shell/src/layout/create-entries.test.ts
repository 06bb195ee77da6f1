import { audienceOf, permissionsOf, type Role } from '@muster/contracts';
import { createEntries } from './create-entries.ts';

const offeredTo = (role: Role): string[] =>
  createEntries({
    assignmentId: '65a000000000000000000001',
    role,
    audience: audienceOf(role),
    companyId: null,
    companyName: null,
    candidateId: null,
    permissions: permissionsOf(role),
    switchedOff: [],
  }).map(({ label }) => label);

const everything = ['Add candidate', 'New job', 'Add company', 'Invite user'];

it.each([
  ['owner', everything],
  ['admin', everything],
  ['account_manager', everything],
  ['team_lead', ['Add candidate', 'New job', 'Add company']],
  ['recruiter', ['Add candidate', 'New job']],
  ['vetter', ['Add candidate']],
  ['finance_hr', []],
  ['staff_viewer', []],
  ['client_admin', []],
  ['candidate', []],
] as const)('the New menu offers a %s everything that they may create: %j', (role, labels) => {
  expect(offeredTo(role)).toEqual(labels);
});
