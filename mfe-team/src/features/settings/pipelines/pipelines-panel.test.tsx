import {
  defaultPipeline,
  pipelineEndpoints,
  teamRoutes,
  type PipelineDetail,
  type PipelineRow,
  type TemplateStage,
} from '@muster/contracts';
import { defineRemoteRoutes } from '@muster/kit';
import {
  axeFindings,
  fail,
  renderRemote,
  respond,
  screen,
  waitFor,
  within,
  type Handler,
} from '@muster/kit/testing';
import { api } from '../../../api.ts';
import { SettingsPage } from '../settings-page.tsx';

const board: TemplateStage = {
  id: 'board',
  kind: 'client_interview',
  name: 'Meets the board',
  slaHours: 240,
  candidateLabel: 'Final interviews',
  clientLabel: null,
  isActive: true,
  live: 2,
};
const search: PipelineDetail = {
  id: '64b0000000000000000000a1',
  name: 'Executive search',
  status: 'active',
  isDefault: false,
  stages: defaultPipeline.map((stage) => ({ ...stage, live: 0 })).toSpliced(5, 0, board),
  liveJobs: 2,
  updatedAt: '2026-11-01T09:00:00.000Z',
  updatedBy: { id: '64b0000000000000000000e1', name: 'Ana Kovač' },
  version: 3,
  allowedActions: ['archive', 'edit', 'duplicate', 'set_default'],
};
const standard: PipelineRow = {
  ...search,
  id: '64b0000000000000000000a2',
  name: 'Standard',
  isDefault: true,
  updatedBy: null,
  allowedActions: ['edit', 'duplicate'],
};
const routes = defineRemoteRoutes([{ route: teamRoutes.settings, element: <SettingsPage /> }]);
const open = (path = '/settings?panel=pipelines', handlers: Handler[] = []) =>
  renderRemote(routes, {
    api,
    path,
    session: 'admin',
    handlers: [
      respond(pipelineEndpoints.list, () => ({ data: [standard, search] })),
      respond(pipelineEndpoints.read, () => search),
      ...handlers,
    ],
  });
const edit = `/settings?panel=pipelines&pipeline=${search.id}`;
const drawer = async () => within(await screen.findByRole('dialog', { name: 'Executive search' }));
const stage = async (name: string) => within((await drawer()).getByRole('group', { name }));

it('shows the templates, their stages and who changed them', async () => {
  const { container } = open();
  const row = (await screen.findByRole('button', { name: 'Edit: Executive search' })).closest('li');
  expect(row).toHaveTextContent(
    /Client interview → Meets the board.*8 stages · 2 live jobs.*Ana Kovač/,
  );
  expect(await axeFindings(container)).toEqual([]);
});

it('shows what clients read if a stage has no client wording: never the stage’s name', async () => {
  open(edit);
  const board = (await stage('Meets the board')).getByRole('textbox', { name: /The client reads/ });
  expect(board).toHaveAttribute('placeholder', 'Interviews');
  expect(board).toHaveAccessibleDescription(
    'Left empty, clients read “Interviews”. They never read the name of the stage.',
  );
  const early = (await stage('Internal review')).getByRole('textbox', { name: /The client reads/ });
  expect(early).toHaveAccessibleDescription('Clients see no candidates at this stage.');
});

it('asks where candidates go before a stage is switched off, and sends that with the save', async () => {
  const { user, network, platform } = open(edit, [respond(pipelineEndpoints.update, () => search)]);
  await user.click((await stage('Meets the board')).getByRole('switch'));
  await user.click((await drawer()).getByRole('combobox', { name: /Where do 2 people go/ }));
  await user.click(await screen.findByRole('option', { name: 'Client interview' }));
  await user.click((await drawer()).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(platform.notices[0]?.text).toBe('Executive search was saved'));
  expect(network.callsOf(pipelineEndpoints.update)[0]?.body).toMatchObject({
    version: 3,
    changes: {
      stages: expect.arrayContaining([
        expect.objectContaining({ id: 'board', isActive: false, moveTo: 'client_interview' }),
      ]),
    },
  });
});

it('asks again when a candidate has entered the stage meanwhile', async () => {
  const context = { stageId: 'added', name: 'Added', live: 1 };
  const { user } = open(edit, [
    respond(pipelineEndpoints.update, () => fail('STAGE_IN_USE', { context })),
  ]);
  await user.click((await stage('Added')).getByRole('switch'));
  await user.click((await drawer()).getByRole('button', { name: 'Add a stage to Added' }));
  const added = await stage('New stage');
  await user.type(added.getByRole('textbox', { name: 'Name' }), 'Long list');
  await user.click((await drawer()).getByRole('button', { name: 'Save' }));
  expect(await (await drawer()).findByText(/1 person was moved to Added/)).toBeVisible();
  // The new stage is not saved yet: no candidate can be moved to it.
  expect((await stage('Added')).getByText(/no other stage of this kind/)).toBeVisible();
});

it('orders stages of a kind with the keyboard, and refuses a kind without stages', async () => {
  const { user, network } = open(edit);
  (await stage('Meets the board')).getByRole('button', { name: 'Move Meets the board up' }).focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Meets the board is now at position 1 of 2')).toBeInTheDocument();
  await user.click((await stage('Selected')).getByRole('switch'));
  await user.click((await drawer()).getByRole('button', { name: 'Save' }));
  expect(
    await (await drawer()).findByText(/Keep at least one stage of each kind in use$/),
  ).toBeVisible();
  expect(network.callsOf(pipelineEndpoints.update)).toHaveLength(0);
});

it('adds a template from the usual stages, and reports a taken name at the field', async () => {
  const { user, network } = open('/settings?panel=pipelines&pipeline=new', [
    respond(pipelineEndpoints.create, () =>
      fail('VALIDATION_FAILED', {
        fields: [{ path: 'name', code: 'NOT_UNIQUE', message: 'Already in use.' }],
      }),
    ),
  ]);
  const form = within(await screen.findByRole('dialog', { name: 'New pipeline' }));
  const [name] = form.getAllByRole('textbox', { name: 'Name' });
  if (!name) throw new Error('The form has no name');
  await user.type(name, 'Standard');
  await user.click(form.getByRole('button', { name: 'Add pipeline' }));
  await waitFor(() => expect(name).toBeInvalid());
  const { body } = network.callsOf(pipelineEndpoints.create)[0] ?? {};
  expect(body).toMatchObject({
    name: 'Standard',
    stages: defaultPipeline.map(({ kind }) => ({ kind })),
  });
});

it('makes another template the default after a confirmation', async () => {
  const { user, platform, network } = open(undefined, [
    respond(pipelineEndpoints.setDefault, () => ({ ...search, isDefault: true })),
  ]);
  await user.click(await screen.findByRole('button', { name: 'What to do with Executive search' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Make it the default' }));
  const asked = within(await screen.findByRole('dialog', { name: /^Use Executive search/ }));
  await user.click(asked.getByRole('button', { name: 'Make it the default' }));
  await waitFor(() => expect(platform.notices[0]?.text).toBe('New jobs use Executive search'));
  expect(network.callsOf(pipelineEndpoints.setDefault)[0]?.body).toEqual({ version: 3 });
});

it('previews changed stages on existing candidates before saving, and again after each change', async () => {
  const clock = { stage: 'Added', dueAt: null, isLate: false, candidateLabel: 'Received' };
  const { user, network } = open(edit, [
    respond(pipelineEndpoints.rehearse, () => ({
      standing: 31,
      data: [
        {
          id: '64b0000000000000000000d1',
          person: 'I••• (C-000123)',
          job: 'Senior React engineer',
          now: { ...clock, stage: 'Meets the board', candidateLabel: 'Final interviews' },
          then: { ...clock, stage: 'Client interview', candidateLabel: 'Interviews' },
        },
        {
          id: '64b0000000000000000000d2',
          person: 'M••• (C-000124)',
          job: 'Data engineer',
          now: clock,
          then: clock,
        },
      ],
    })),
  ]);
  await user.click((await stage('Meets the board')).getByRole('switch'));
  const form = await drawer();
  await user.click(await form.findByRole('button', { name: 'Try on real people' }));
  expect(
    await form.findByText('2 of 31 people on this pipeline, those with changes first.'),
  ).toBeVisible();
  expect(
    form.getByRole('row', {
      name: /I••• \(C-000123\).*Meets the board · No time limit.*Client interview · No time limit · Reads “Interviews”/,
    }),
  ).toBeVisible();
  expect(form.getByRole('row', { name: /M•••.*No change/ })).toBeVisible();
  expect(network.callsOf(pipelineEndpoints.rehearse)[0]?.body).toMatchObject({
    changes: {
      stages: expect.arrayContaining([expect.objectContaining({ id: 'board', isActive: false })]),
    },
  });
  expect(network.callsOf(pipelineEndpoints.update)).toHaveLength(0);
  await user.click((await stage('Meets the board')).getByRole('switch'));
  expect(await form.findByRole('button', { name: 'Try these stages' })).toBeVisible();
});
