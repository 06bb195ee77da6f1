import {
  assistantSettingEndpoints,
  jobDialogueEndpoints,
  jobsRoutes,
  type AssistantSetting,
  type JobDialogue,
} from '@muster/contracts';
import { defineRemoteRoutes } from '@muster/kit';
import {
  act,
  axeFindings,
  fixtureFor,
  renderRemote,
  respond,
  screen,
  waitFor,
  within,
  type Handler,
} from '@muster/kit/testing';
import { api } from '../../api.ts';
import { SaraPage } from './sara-page.tsx';

const setting: AssistantSetting = {
  agencyOn: true,
  ownOn: true,
  on: true,
  mayManage: false,
  version: 0,
  engines: [{ id: 'local', leavesMachine: false }],
};
const empty: JobDialogue = {
  ...fixtureFor(jobDialogueEndpoints.start.response),
  engine: 'local',
  version: 1,
  job: null,
  company: null,
  evidence: [],
  makes: 'draft',
  draft: {
    companyId: null,
    title: null,
    primaryRole: null,
    seniority: null,
    skills: [],
    niceSkills: [],
    seats: null,
    engagement: null,
    hoursPerWeek: null,
    duration: null,
    start: null,
    location: null,
    timeZone: null,
    overlapHours: null,
    english: null,
    budget: null,
  },
  missing: ['companyId', 'title', 'skills'],
  needed: ['companyId', 'title'],
  messages: [],
};
const at = '2026-11-25T10:00:00.000Z';
const told: JobDialogue = {
  ...empty,
  version: 2,
  draft: { ...empty.draft, companyId: empty.id, title: 'QA engineer', seats: 2 },
  company: { id: empty.id, name: 'Lumera Pay' },
  missing: ['skills'],
  needed: [],
  evidence: [
    { field: 'title', by: 'dialogue', message: 1, quote: 'QA engineers', from: 4, to: 16 },
    { field: 'seats', by: 'hand', message: null, quote: null, from: null, to: null },
  ],
  messages: [
    {
      number: 1,
      text: 'Two QA engineers',
      at,
      says: [
        { kind: 'understood', fields: ['title'] },
        {
          kind: 'conflict',
          conflict: 'kept_by_hand',
          field: 'seats',
          first: null,
          second: 'Two',
        },
        { kind: 'ask', field: 'seniority', narrow: true, choices: ['Mid-level', 'Senior'] },
      ],
    },
  ],
};

const show = (current: () => JobDialogue | null, handlers: Handler[] = [], shown = setting) =>
  renderRemote(defineRemoteRoutes([{ route: jobsRoutes.aiSaraNewJob, element: <SaraPage /> }]), {
    api,
    path: jobsRoutes.aiSaraNewJob.path,
    session: 'account_manager',
    handlers: [
      ...handlers,
      respond(assistantSettingEndpoints.read, () => shown),
      respond(jobDialogueEndpoints.current, () => ({ dialogue: current() })),
    ],
  });

test('greets with examples, and an example starts the dialogue', async () => {
  const said: string[] = [];
  let present: JobDialogue | null = null;
  const { user } = show(
    () => present,
    [
      respond(jobDialogueEndpoints.start, () => empty),
      respond(jobDialogueEndpoints.say, ({ body }) => {
        said.push(body.text);
        present = told;
        return told;
      }),
    ],
  );
  const example = await screen.findByRole('button', { name: /^A product designer/ });
  expect(screen.getAllByRole('button', { name: /^(?:A|Two) / })).toHaveLength(3);
  await user.click(example);
  expect(await screen.findByText('Two QA engineers')).toBeVisible();
  expect(said).toEqual([expect.stringMatching(/^A product designer/)]);
});

test('shows the source of each part, what does not fit, and answers to choose from', async () => {
  const said: string[] = [];
  const { user } = show(
    () => told,
    [
      respond(jobDialogueEndpoints.say, ({ body }) => {
        said.push(body.text);
        return told;
      }),
    ],
  );
  const draft = within(await screen.findByRole('region', { name: 'Draft' }));
  expect(draft.getByText('From “QA engineers”')).toBeVisible();
  expect(draft.getByText('Entered by you')).toBeVisible();
  expect(draft.getByRole('region', { name: 'Not said yet' })).toHaveTextContent('Needed skills');
  const dialogue = screen.getByRole('region', { name: 'Dialogue with Sara' });
  expect(dialogue).toHaveTextContent(
    'Positions was entered by you and stays; “Two” was not taken.',
  );
  expect(dialogue).toHaveTextContent('More exactly, please: How senior should the person be?');
  await user.click(screen.getByRole('button', { name: 'Senior' }));
  await user.type(screen.getByRole('textbox', { name: 'Your message' }), '40 hours a week{Enter}');
  await waitFor(() => expect(said).toEqual(['Senior', '40 hours a week']));
  expect(await axeFindings(dialogue)).toEqual([]);
});

test('the draft is edited by hand and becomes a job', async () => {
  const changes: object[] = [];
  const { user, platform } = show(
    () => told,
    [
      respond(jobDialogueEndpoints.edit, ({ body }) => {
        changes.push(body.changes);
        return told;
      }),
      respond(jobDialogueEndpoints.createJob, () => ({
        ...told,
        already: false,
        job: { id: empty.id, number: 'J-00042' },
      })),
    ],
  );
  await user.click(await screen.findByRole('button', { name: 'Edit draft' }));
  const form = within(screen.getByRole('form', { name: 'Edit draft' }));
  await user.clear(form.getByRole('textbox', { name: 'Positions' }));
  await user.type(form.getByRole('textbox', { name: 'Positions' }), '3');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(changes).toEqual([{ seats: 3 }]));
  await user.click(await screen.findByRole('button', { name: 'Create draft' }));
  await waitFor(() => expect(platform.location().pathname).toBe(`/jobs/${empty.id}`));
});

test('says that the assistant is off, and how to work by hand or switch it on', async () => {
  const switched: boolean[] = [];
  const off = { ...setting, ownOn: false, on: false };
  const { user } = show(
    () => null,
    [
      respond(assistantSettingEndpoints.switchOwn, ({ body }) => {
        switched.push(body.on);
        return setting;
      }),
    ],
    off,
  );
  expect(await screen.findByText(/switched the assistant off/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Create the job yourself' })).toBeVisible();
  await user.click(screen.getByRole('switch', { name: /^Use the assistant myself/ }));
  await waitFor(() => expect(switched).toEqual([true]));
});

test('typed input stays if the agency switches the assistant off meanwhile', async () => {
  let present = setting;
  const { user, platform } = renderRemote(
    defineRemoteRoutes([{ route: jobsRoutes.aiSaraNewJob, element: <SaraPage /> }]),
    {
      api,
      path: jobsRoutes.aiSaraNewJob.path,
      session: 'account_manager' as const,
      handlers: [
        respond(assistantSettingEndpoints.read, () => present),
        respond(jobDialogueEndpoints.current, () => ({ dialogue: told })),
      ],
    },
  );
  await user.type(await screen.findByRole('textbox', { name: 'Your message' }), 'And a designer');
  present = { ...setting, agencyOn: false, on: false };
  act(() => platform.bus.emit('entity.changed', { entity: 'AssistantSetting' }));
  expect(await screen.findByText('The assistant is off for the agency.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Your message' })).toHaveValue('And a designer');
});
