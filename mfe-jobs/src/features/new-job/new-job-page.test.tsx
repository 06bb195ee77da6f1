import {
  companyEndpoints,
  customFieldEndpoints,
  jobDetailsSchema,
  jobEndpoints,
  jobsRoutes,
  positionEndpoints,
  type JobRecord,
} from '@muster/contracts';
import { defineRemoteRoutes } from '@muster/kit';
import {
  axeFindings,
  fail,
  fixtureFor,
  makeSession,
  renderRemote,
  respond,
  screen,
  testPlatform,
  waitFor,
  within,
  type Handler,
  type TestPlatform,
} from '@muster/kit/testing';
import { api } from '../../api.ts';
import { NewJobPage } from './new-job-page.tsx';

const details = fixtureFor(jobDetailsSchema);
const skill = fixtureFor(jobDetailsSchema.shape.skillsRequired.element);
const job: JobRecord = {
  ...fixtureFor(jobEndpoints.read.response),
  title: 'Go engineer',
  status: 'draft',
  positionsCount: 3,
  allowedActions: ['edit', 'open'],
  details: {
    ...details,
    company: { ...details.company, name: 'Lumera Pay' },
    description: '<p>Build the ledger of a payments company.</p>',
    skillsRequired: [{ ...skill, name: 'Go', must: true, minYears: 4, minLevel: null }],
    skillsNice: [],
    billRate: { min: '60.00', max: '75.00', currency: 'USD', unit: 'hour' },
    countries: [],
    interviewPlan: [],
    pools: [],
    team: [],
    checklist: [],
    leadRecruiter: { ...fixtureFor(jobDetailsSchema.shape.leadRecruiter.unwrap()), name: 'Ana K' },
  },
};

const show = (
  step: string,
  record: JobRecord = job,
  handlers: Handler[] = [],
  platform?: TestPlatform,
) =>
  renderRemote(defineRemoteRoutes([{ route: jobsRoutes.create, element: <NewJobPage /> }]), {
    api,
    path: `${jobsRoutes.create.path}?job=${job.id}&step=${step}`,
    session: 'account_manager',
    ...(platform && { platform }),
    handlers: [
      respond(jobEndpoints.read, () => record),
      ...[positionEndpoints.ofJob, positionEndpoints.supervisors].map((endpoint) =>
        respond(endpoint, () => fixtureFor(endpoint.response)),
      ),
      ...handlers,
    ],
  });

test('the review lists what was entered, and each part links back to its step', async () => {
  const { user, platform } = show('review');
  const region = await screen.findByRole('region', { name: 'The draft so far' });
  const draft = within(region);
  expect(draft.getByText('Build the ledger of a payments company.')).toBeVisible();
  expect(draft.getByText('Go 4+ years (must)')).toBeVisible();
  expect(draft.getByText('$60 to $75 per hour')).toBeVisible();
  expect(draft.getByText('Ana K')).toBeVisible();
  expect(within(draft.getByRole('region', { name: 'Positions' })).getByText('3')).toBeVisible();
  expect(await axeFindings(region)).toEqual([]);
  await user.click(draft.getByRole('button', { name: 'Change Rates' }));
  await waitFor(() => expect(platform.location().search).toContain('step=rates'));
});

test('each step shows beside it what was entered so far', async () => {
  show('conditions');
  const draft = within(await screen.findByRole('region', { name: 'The draft so far' }));
  expect(draft.getByText('Go 4+ years (must)')).toBeVisible();
  expect(draft.getByText('Written')).toBeVisible();
  expect(draft.queryByRole('button', { name: 'Change Conditions' })).toBeNull();
});

test('the first step shows what the draft begins with, and what is asked next', async () => {
  const { read } = companyEndpoints;
  const company = fixtureFor(read.response, {
    name: 'Lumera Pay',
    timeZone: 'Europe/Lisbon',
    team: [],
    accountManager: { ...fixtureFor(read.response.shape.accountManager.unwrap()), name: 'Petra N' },
  });
  const { user } = renderRemote(
    defineRemoteRoutes([{ route: jobsRoutes.create, element: <NewJobPage /> }]),
    {
      api,
      session: 'account_manager',
      path: `${jobsRoutes.create.path}?company=${company.id}`,
      handlers: [
        respond(read, () => company),
        respond(customFieldEndpoints.ofEntity, () => ({ data: [] })),
      ],
    },
  );
  const draft = within(await screen.findByRole('region', { name: 'The draft so far' }));
  expect(await draft.findByText('Petra N')).toBeVisible();
  expect(draft.getByText('Lisbon')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: /^Title/ }), 'Ledger engineer');
  expect(draft.getByText('Ledger engineer')).toBeVisible();
  expect(draft.getByText('How many people, and their supervisors')).toBeVisible();
});

test('rates that the reader may not see are not called missing', async () => {
  const { billRate: _bill, payRate: _pay, ...rest } = job.details!;
  show('review', { ...job, details: rest });
  const rates = within(await screen.findByRole('region', { name: 'Rates' }));
  expect(rates.getByText('You cannot see the rates of this job.')).toBeVisible();
});

describe('finishing later', () => {
  /** Draft whose form is complete. */
  const draft: JobRecord = {
    ...job,
    version: 1,
    details: {
      ...details,
      hoursPerWeek: 40,
      mustHave: '<p>Go</p>',
      clientVersion: null,
      team: [],
      pools: [],
      skillsRequired: [],
      skillsNice: [],
      countries: [],
      interviewPlan: [],
      checklist: [],
    },
  };
  const showStep = (answer: Parameters<typeof respond<typeof jobEndpoints.update>>[1]) =>
    show('conditions', draft, [respond(jobEndpoints.update, answer)]);

  test('saves typed input before it says so and leaves', async () => {
    const { user, network, platform } = showStep(() => draft);
    const hours = await screen.findByLabelText(/^Hours a week/);
    await user.clear(hours);
    await user.type(hours, '32');
    await user.click(screen.getByRole('button', { name: 'Finish later' }));
    await waitFor(() => expect(platform.visited.at(-1)).toBe(`/jobs/${job.id}`));
    expect(network.callsOf(jobEndpoints.update)[0]?.body).toMatchObject({
      changes: { hoursPerWeek: 32 },
    });
    expect(platform.notices.map(({ text }) => text)).toEqual([
      `The draft was saved as ${job.number}`,
    ]);
  });

  test('stays and does not report success if the draft was not saved', async () => {
    const { user, platform } = showStep(() => fail('INTERNAL'));
    const hours = await screen.findByLabelText(/^Hours a week/);
    await user.clear(hours);
    await user.type(hours, '32');
    await user.click(screen.getByRole('button', { name: 'Finish later' }));
    expect(await screen.findByText(/Something went wrong on our side/)).toBeVisible();
    expect(platform.visited).toEqual([]);
    expect(platform.notices).toEqual([]);
    expect(screen.getByLabelText(/^Hours a week/)).toHaveValue('32');
  });
});

test('a step offers input typed before the page was lost, and restores it', async () => {
  const at = new Date().toISOString();
  const read = (form: string) =>
    Promise.resolve(
      form === `job/${job.id}/conditions` ? { at, values: { hoursPerWeek: 31 } } : null,
    );
  const drafts = { read, keep: () => Promise.resolve(), remove: () => undefined };
  const { user } = show(
    'conditions',
    job,
    [],
    testPlatform({ drafts, session: makeSession('account_manager') }),
  );
  expect(await screen.findByText(/You have an unsaved draft/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Restore' }));
  expect(screen.getByLabelText(/^Hours a week/)).toHaveValue('31');
});
