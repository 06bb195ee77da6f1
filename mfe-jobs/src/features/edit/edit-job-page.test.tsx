import {
  jobDetailsSchema,
  jobEndpoints,
  jobsRoutes,
  pipelineEndpoints,
  poolEndpoints,
  positionEndpoints,
  type JobRecord,
} from '@muster/contracts';
import { defineRemoteRoutes } from '@muster/kit';
import {
  axeFindings,
  fixtureFor,
  renderRemote,
  respond,
  screen,
  waitFor,
  within,
} from '@muster/kit/testing';
import { api } from '../../api.ts';
import { JobsRoutes } from '../../routes.tsx';
import { EditJobPage } from './edit-job-page.tsx';

const given = fixtureFor(jobEndpoints.read.response);
const job: JobRecord = {
  ...given,
  title: 'Go engineer',
  confidential: false,
  version: 1,
  allowedActions: ['edit'],
  details: {
    ...fixtureFor(jobDetailsSchema),
    hoursPerWeek: 40,
    mustHave: '<p>Go</p>',
    clientVersion: null,
    team: [],
    pools: [],
    skillsRequired: [],
    skillsNice: [],
    countries: [],
    interviewPlan: [],
  },
};

const show = (
  effects: { knowing: number; mailable: number },
  update: Parameters<typeof respond<typeof jobEndpoints.update>>[1] = () => job,
) =>
  renderRemote(defineRemoteRoutes([{ route: jobsRoutes.edit, element: <EditJobPage /> }]), {
    api,
    path: `/jobs/${job.id}/edit`,
    session: 'recruiter',
    handlers: [
      respond(jobEndpoints.read, () => job),
      respond(jobEndpoints.changeEffects, () => effects),
      respond(jobEndpoints.update, update),
      ...[poolEndpoints.list, positionEndpoints.supervisors, pipelineEndpoints.list].map(
        (endpoint) => respond(endpoint, () => fixtureFor(endpoint.response)),
      ),
    ],
  });

test('candidates on the job are told of changes that they can read, if the user wants it', async () => {
  const { user, network, platform } = show({ knowing: 5, mailable: 3 });
  const hours = await screen.findByLabelText(/hours a week/i);
  expect(screen.queryByText(/Changes for candidates on this job/)).not.toBeInTheDocument();
  await user.type(hours, '{Backspace}');
  const tell = await screen.findByLabelText(/to 3 candidates who know of this job/);
  expect(tell).not.toBeChecked();
  expect(screen.getByText(/2 more cannot be notified by e-mail/)).toBeVisible();
  expect(await axeFindings(tell.closest('section') ?? document.body)).toEqual([]);
  await user.click(tell);
  await user.click(screen.getByText('Save changes'));
  await waitFor(() =>
    expect(platform.notices).toMatchObject([
      { text: 'The job was saved; 3 people are notified by e-mail' },
    ]),
  );
  expect(network.callsOf(jobEndpoints.update).at(-1)?.body).toMatchObject({
    changes: { hoursPerWeek: 4 },
    notifyClient: false,
    notifyCandidates: true,
  });
  // Renders the whole job form with three editors, which takes long.
}, 60_000);

test('an open job cannot be deleted: the page says what to do instead, without a form', async () => {
  const open: JobRecord = { ...job, status: 'open', allowedActions: ['edit'] };
  renderRemote(<JobsRoutes />, {
    api,
    session: 'admin',
    path: `/jobs/${job.id}/delete`,
    handlers: [respond(jobEndpoints.read, () => open)],
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Go engineer' }));
  expect(dialog.getByText(/Close or cancel it instead/)).toBeVisible();
  expect(dialog.queryAllByRole('textbox')).toEqual([]);
  expect(dialog.queryByRole('button', { name: /^Delete/ })).not.toBeInTheDocument();
  expect(screen.queryByText(/may not/)).not.toBeInTheDocument();
});
