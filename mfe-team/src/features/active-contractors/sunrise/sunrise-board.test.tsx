import { matchingEndpoints, placementEndpoints, type SunriseCard } from '@muster/contracts';
import {
  axeFindings,
  fixtureFor,
  renderRemote,
  respond,
  screen,
  within,
} from '@muster/kit/testing';
import { api } from '../../../api.ts';
import { ActiveContractorsPage } from '../active-contractors-page.tsx';

const fixture = fixtureFor(placementEndpoints.sunrise.response.shape.data.element);
const jobMatch = fixtureFor(matchingEndpoints.ofCandidate.response.shape.data.element);

const card = (
  id: string,
  name: string,
  changes: Partial<Omit<SunriseCard, 'placement'>> & {
    placement?: Partial<SunriseCard['placement']>;
  } = {},
): SunriseCard => {
  const { placement, ...rest } = changes;
  return {
    ...fixture,
    daysLeft: 5,
    column: '7',
    extension: null,
    openSheets: 2,
    otherApplications: 0,
    steps: [{ step: 'decide', done: false }],
    ...rest,
    placement: {
      ...fixture.placement,
      id,
      number: 'P-00045',
      status: 'active',
      plannedEndDate: '2026-12-03',
      candidate: { id: '64b000000000000000000011', number: 'C-000011', name },
      ...placement,
    },
  };
};

const bruno = card('64b000000000000000000071', 'Bruno Cardoso', {
  extension: { askedAt: '2026-11-20T09:00:00.000Z', answered: false },
  steps: [
    { step: 'answer', done: false },
    { step: 'decide', done: false },
    { step: 'hours', done: false },
  ],
});
const ana = card('64b000000000000000000072', 'Ana Silva', {
  column: '30',
  daysLeft: 20,
  otherApplications: 3,
  placement: { number: 'P-00046', status: 'ending' },
  steps: [
    { step: 'decide', done: true },
    { step: 'replace', done: false },
    { step: 'redeploy', done: true },
  ],
});

const show = (cards: SunriseCard[], path = '/reports/active-contractors?board=ends') =>
  renderRemote(<ActiveContractorsPage />, {
    api,
    session: 'account_manager',
    path,
    handlers: [
      respond(placementEndpoints.sunrise, () => ({
        data: cards,
        total: cards.length,
        managers: [{ id: '64b0000000000000000000a1', name: 'Noor Haddad' }],
      })),
      respond(placementEndpoints.read, ({ params }) => ({
        ...fixtureFor(placementEndpoints.read.response),
        ...cards.find(({ placement }) => placement.id === params.id)?.placement,
        noticeDaysClient: 30,
        noticeDaysContractor: 14,
      })),
      respond(matchingEndpoints.ofCandidate, () => ({
        data: [
          {
            ...jobMatch,
            job: { ...jobMatch.job, title: 'Platform engineer', number: 'J-00021' },
          },
        ],
      })),
      respond(matchingEndpoints.ofJob, () => ({
        ...fixtureFor(matchingEndpoints.ofJob.response),
        data: [],
      })),
    ],
  });

test('contracts are grouped by the days left, each with its next step', async () => {
  const { container } = show([bruno, ana]);
  const week = within(await screen.findByRole('region', { name: /Up to 7 days/ }));
  expect(week.getByText('5 days left')).toBeVisible();
  const steps = within(week.getByRole('list', { name: 'What to do for Bruno Cardoso' }));
  expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Answer the client, who asks for an extension',
    'Extend the contract or give notice',
    'Settle 2 timesheets',
  ]);
  const month = within(screen.getByRole('region', { name: /15 to 30 days/ }));
  expect(month.getByText('Notice given')).toBeVisible();
  expect(month.getByText('In process for 3 jobs')).toBeVisible();
  expect(month.getByText('Add a position for a successor')).toBeVisible();
  expect(screen.queryByRole('region', { name: /Past the end/ })).not.toBeInTheDocument();
  expect(await axeFindings(container)).toEqual([]);
});

test('a contract’s end is prepared: next jobs, a draft to the client, a talk sheet', async () => {
  const { user } = show([bruno]);
  await user.click(
    await screen.findByRole('link', {
      name: 'Prepare the end of the contract of Bruno Cardoso, P-00045',
    }),
  );
  const drawer = within(await screen.findByRole('dialog'));
  expect(await drawer.findByRole('link', { name: 'Platform engineer' })).toBeVisible();
  expect(await drawer.findByText('Nobody fits this job at the moment.')).toBeVisible();
  const mail = await drawer.findByRole('textbox', { name: 'E-mail to the client' });
  expect(mail).toHaveDisplayValue(/You asked us to extend the contract of Bruno Cardoso/);
  expect(mail).toHaveDisplayValue(/30 days for you, 14 days for the contractor/);
  const talk = drawer.getByRole('textbox', { name: 'Talk sheet' });
  expect(talk).toHaveDisplayValue(/Jobs that fit: Platform engineer \(J-00021\)\./);
  expect(talk).toHaveDisplayValue(/2 timesheets are not approved yet/);
});

test('the board is filtered by account manager, and says if no contract ends', async () => {
  const { user, network } = show([]);
  expect(await screen.findByText('No contract ends soon')).toBeVisible();
  await user.click(screen.getByRole('combobox', { name: /Account manager/ }));
  await user.click(await screen.findByRole('option', { name: 'Noor Haddad' }));
  expect(await screen.findByText(/None of the contracts of this account manager/)).toBeVisible();
  expect(network.callsOf(placementEndpoints.sunrise).at(-1)?.query).toMatchObject({
    accountManager: ['64b0000000000000000000a1'],
  });
});
