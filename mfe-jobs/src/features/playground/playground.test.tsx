import {
  assistantEndpoints,
  assistantSettingEndpoints,
  jobsRoutes,
  type AssistantResult,
  type AssistantSetting,
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
  type Handler,
} from '@muster/kit/testing';
import { api } from '../../api.ts';
import { PlaygroundPage } from './playground-page.tsx';

const setting: AssistantSetting = {
  agencyOn: true,
  ownOn: true,
  on: true,
  mayManage: true,
  version: 3,
  engines: [{ id: 'local', leavesMachine: false }],
};
const result: AssistantResult = {
  task: 'summarise',
  engine: 'local',
  masked: true,
  tookMs: 4,
  lines: ['Small talk.', 'She wants to start in May.'],
  sentences: [{ label: null, text: 'She wants to start in May.', from: 2, to: 2 }],
};
const prompt = {
  ...fixtureFor(assistantEndpoints.savePrompt.response),
  name: 'Short bio',
  task: 'bio' as const,
  input: 'Role: QA engineer',
};

const show = (handlers: Handler[] = [], shown = setting) =>
  renderRemote(
    defineRemoteRoutes([{ route: jobsRoutes.aiPlayground, element: <PlaygroundPage /> }]),
    {
      api,
      path: jobsRoutes.aiPlayground.path,
      session: 'admin',
      handlers: [
        ...handlers,
        respond(assistantSettingEndpoints.read, () => shown),
        respond(assistantEndpoints.prompts, () => ({ data: [prompt] })),
        respond(assistantEndpoints.usage, () => ({ data: [] })),
      ],
    },
  );

test('runs a task with masked personal data, and each sentence opens its source lines', async () => {
  const sent: object[] = [];
  const { user } = show([
    respond(assistantEndpoints.run, ({ body }) => {
      sent.push(body);
      return result;
    }),
  ]);
  await user.type(await screen.findByRole('textbox', { name: 'Notes' }), 'She wants to start');
  await user.click(screen.getByRole('button', { name: 'Run' }));
  const shown = await screen.findByRole('region', { name: 'Result' });
  expect(sent).toEqual([
    { task: 'summarise', input: 'She wants to start', engine: 'local', mask: true },
  ]);
  await user.click(within(shown).getByRole('button', { name: 'Line 2' }));
  expect(within(shown).getByText('2: She wants to start in May.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Run' }));
  expect(await screen.findByRole('region', { name: 'Result before' })).toBeVisible();
  expect(await axeFindings(shown)).toEqual([]);
});

test('uses a saved input, and saves another one', async () => {
  const kept: object[] = [];
  const { user } = show([
    respond(assistantEndpoints.savePrompt, ({ body }) => {
      kept.push(body);
      return prompt;
    }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Use Short bio' }));
  const input = screen.getByRole('textbox', { name: /^Facts/ });
  expect(input).toHaveValue('Role: QA engineer');
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Mine');
  await user.click(screen.getByRole('button', { name: 'Save input' }));
  await waitFor(() =>
    expect(kept).toEqual([{ name: 'Mine', task: 'bio', input: 'Role: QA engineer' }]),
  );
});

test('says that the assistant is off, and a user who manages the settings can switch it on', async () => {
  const sent: object[] = [];
  const { user } = show(
    [
      respond(assistantSettingEndpoints.switchAgency, ({ body }) => {
        sent.push(body);
        return setting;
      }),
    ],
    { ...setting, agencyOn: false, on: false },
  );
  expect(await screen.findByText('The assistant is off for the agency.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Run' })).toBeNull();
  await user.click(screen.getByRole('switch', { name: /^The agency and its clients/ }));
  await waitFor(() => expect(sent).toEqual([{ on: true, version: 3 }]));
});
