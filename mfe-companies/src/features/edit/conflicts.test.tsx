import path from 'node:path';
import { companyEndpoints, companyUserEndpoints } from '@muster/contracts';
import {
  changedEverywhere,
  renderRemote,
  respond,
  screen,
  testConflicts,
  within,
  type Handler,
} from '@muster/kit/testing';
import { api } from '../../api.ts';
import { CompaniesRoutes } from '../../routes.tsx';
import { idOf, makeCompany, makeMember, recordHandlers } from '../../testing/company.fixtures.ts';

const company = makeCompany({
  team: [
    {
      id: idOf(51),
      function: 'recruiter',
      visibleToClient: true,
      person: { id: idOf(52), name: 'Jonas Weber' },
      backup: null,
      from: '2026-01-01',
      to: null,
    },
  ],
});
const member = makeMember();
const { read, update, updateTeam } = companyEndpoints;
const people = companyUserEndpoints;
const theirs = { ...changedEverywhere(read.response, company), version: 5 };
const theirMember = {
  ...changedEverywhere(people.list.response.shape.data.element, member),
  version: 5,
};

const at = (place: string) => (handler: Handler) =>
  renderRemote(<CompaniesRoutes />, {
    api,
    session: 'admin',
    path: `/companies/${company.id}/${place}`,
    handlers: [
      ...recordHandlers(company),
      respond(people.list, () => ({ data: [member] })),
      handler,
    ],
  });

testConflicts(path.join(import.meta.dirname, '../..'), [
  {
    source: 'features/edit/edit-company-drawer.tsx',
    show: at('edit'),
    endpoint: update,
    current: theirs,
    fields: 20,
  },
  {
    source: 'features/edit/team-drawer.tsx',
    show: at('overview?edit=team'),
    endpoint: updateTeam,
    current: theirs,
    fields: 1,
    // The team has only names and days, so its checkbox is ticked.
    change: (user, form) => user.click(within(form).getAllByRole('checkbox')[0] as HTMLElement),
  },
  {
    source: 'features/record/people/edit-member-drawer.tsx',
    show: at('overview/company-users'),
    open: async (user) => {
      await user.click(await screen.findByRole('button', { name: `Actions for ${member.name}` }));
      await user.click(await screen.findByRole('menuitem', { name: /^Edit/ }));
    },
    endpoint: people.update,
    current: theirMember,
    fields: 6,
  },
]);
