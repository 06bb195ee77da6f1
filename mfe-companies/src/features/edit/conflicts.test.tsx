import { companyEndpoints } from '@muster/contracts';
import type { AnyEndpoint } from '@muster/contracts';
import {
  changedEverywhere,
  conflictWith,
  meetConflict,
  renderRemote,
  respond,
  screen,
  within,
} from '@muster/kit/testing';
import { api } from '../../api.ts';
import { CompaniesRoutes } from '../../routes.tsx';
import { idOf, makeCompany, recordHandlers } from '../../testing/company.fixtures.ts';

// Whole pages take their time on a busy machine.
jest.setTimeout(60_000);

const company = makeCompany({
  team: [
    {
      ...{ id: idOf(51), function: 'recruiter', visibleToClient: true },
      ...{ person: { id: idOf(52), name: 'Jonas Weber' }, backup: null },
      ...{ from: '2026-01-01', to: null },
    },
  ],
});
const theirs = {
  ...changedEverywhere(companyEndpoints.read.response, company),
  version: 5,
};

/** Every form of the record, by its address, and how many fields a colleague changed in it. */
const forms: [path: string, endpoint: AnyEndpoint, fields: number][] = [
  [`/companies/${company.id}/edit`, companyEndpoints.update, 20],
  [`/companies/${company.id}/overview?edit=team`, companyEndpoints.updateTeam, 1],
];

test.each(forms)('a conflict at %s is told in words', async (path, endpoint, fields) => {
  const { user } = renderRemote(<CompaniesRoutes />, {
    ...{ api, session: 'admin', path },
    handlers: [...recordHandlers(company), respond(endpoint, () => conflictWith(theirs))],
  });
  await screen.findByRole('button', { name: 'Save changes' });
  const form = screen.getByRole('dialog');
  // The team has names and days alone: its box is ticked.
  const [box] = within(form).getAllByRole('checkbox');
  const told = await meetConflict(user, form, 'Save changes', () => user.click(box as HTMLElement));
  expect(told.raw).toEqual([]);
  expect(told.fields.length).toBeGreaterThanOrEqual(fields);
});
