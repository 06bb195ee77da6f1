import {
  jobDetailsSchema,
  jobEndpoints,
  jobsRoutes,
  pipelineEndpoints,
  poolEndpoints,
  positionEndpoints,
  type JobRecord,
  type PlatformDrafts,
  type Positions,
} from '@muster/contracts';
import { defineRemoteRoutes } from '@muster/kit';
import {
  fixtureFor,
  makeSession,
  renderRemote,
  respond,
  screen,
  testPlatform,
  waitFor,
} from '@muster/kit/testing';
import { api } from '../../api.ts';
import { NewJobPage } from './new-job-page.tsx';

const job: JobRecord = {
  ...fixtureFor(jobEndpoints.read.response),
  version: 1,
  status: 'draft',
  details: { ...fixtureFor(jobDetailsSchema), checklist: [] },
};
const given = fixtureFor(positionEndpoints.ofJob.response);
const seat = { ...fixtureFor(positionEndpoints.update.response), label: 'Go engineer #1' };
const leader = {
  ...fixtureFor(positionEndpoints.supervisors.response.shape.data.element),
  name: 'Li Wei',
};

const earlier: PlatformDrafts = {
  read: (form) =>
    Promise.resolve(
      form === `job/${job.id}/positions`
        ? { at: '2026-03-02T13:05:00.000Z', values: { count: 4, targetStart: '2026-05-01' } }
        : null,
    ),
  keep: () => Promise.resolve(),
  remove: () => undefined,
};

const show = (data: Positions['data'], drafts?: PlatformDrafts) =>
  renderRemote(defineRemoteRoutes([{ route: jobsRoutes.create, element: <NewJobPage /> }]), {
    api,
    path: `/jobs/new?job=${job.id}&step=positions`,
    platform: testPlatform({ session: makeSession('account_manager'), drafts }),
    handlers: [
      respond(jobEndpoints.read, () => job),
      ...[poolEndpoints.list, pipelineEndpoints.list].map((endpoint) =>
        respond(endpoint, () => fixtureFor(endpoint.response)),
      ),
      respond(positionEndpoints.ofJob, () => ({ ...given, data })),
      respond(positionEndpoints.add, () => ({ ...given, data: [seat] })),
      respond(positionEndpoints.supervisors, () => ({ data: [leader] })),
    ],
  });

test('continuing adds the positions that were filled in', async () => {
  const { user, network } = show([]);
  const count = await screen.findByLabelText('Add');
  await user.clear(count);
  await user.type(count, '3');
  await user.click(screen.getByRole('combobox', { name: 'Supervisor' }));
  await user.click(await screen.findByRole('option', { name: 'Li Wei' }));
  await user.click(screen.getByRole('button', { name: 'Save and continue' }));
  await waitFor(() =>
    expect(network.callsOf(positionEndpoints.add)[0]?.body).toMatchObject({
      count: 3,
      supervisorCompanyUserId: leader.id,
    }),
  );
  await waitFor(() => expect(screen.queryByLabelText('Add')).not.toBeInTheDocument());
});

test('if positions exist, continuing adds none, and a supervisor without a number is questioned', async () => {
  const { user, network } = show([seat]);
  expect(await screen.findByText('Go engineer #1')).toBeVisible();
  await user.click(screen.getByRole('combobox', { name: 'Supervisor' }));
  await user.click(await screen.findByRole('option', { name: 'Li Wei' }));
  await user.click(screen.getByRole('button', { name: 'Save and continue' }));
  expect(await screen.findByLabelText('Add')).toHaveAttribute('aria-invalid', 'true');
  expect(network.callsOf(positionEndpoints.add)).toHaveLength(0);
});

test('positions that were filled in but never added are offered again', async () => {
  const { user, network } = show([], earlier);
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  expect(screen.getByLabelText('Add')).toHaveValue('4');
  await user.click(screen.getByRole('button', { name: 'Add positions' }));
  await waitFor(() =>
    expect(network.callsOf(positionEndpoints.add)[0]?.body).toMatchObject({
      count: 4,
      targetStart: '2026-05-01',
    }),
  );
});

test('the step’s own button adds positions and stays on the step', async () => {
  const { user, network, platform } = show([]);
  await user.click(await screen.findByRole('button', { name: 'Add positions' }));
  await waitFor(() => expect(network.callsOf(positionEndpoints.add)).toHaveLength(1));
  await waitFor(() => expect(platform.notices.at(-1)?.text).toBe('1 position was added'));
  expect(screen.getByLabelText('Add')).toHaveValue('');
});

test('finishing later adds the positions that were filled in', async () => {
  const { user, network, platform } = show([]);
  const count = await screen.findByLabelText('Add');
  await user.clear(count);
  await user.type(count, '3');
  await user.click(screen.getByRole('button', { name: 'Finish later' }));
  await waitFor(() =>
    expect(network.callsOf(positionEndpoints.add)[0]?.body).toMatchObject({ count: 3 }),
  );
  await waitFor(() => expect(platform.visited.at(-1)).toBe(`/jobs/${job.id}`));
});

test('finishing later without a change adds nothing', async () => {
  const { user, network, platform } = show([]);
  await screen.findByLabelText('Add');
  await user.click(screen.getByRole('button', { name: 'Finish later' }));
  await waitFor(() => expect(platform.visited.at(-1)).toBe(`/jobs/${job.id}`));
  expect(network.callsOf(positionEndpoints.add)).toHaveLength(0);
});
