import {
  skillCatalogueEndpoints,
  skillEndpoints,
  teamRoutes,
  type Role,
  type SkillDetail,
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
import { api } from '../../api.ts';
import { SkillsPage } from './skills-page.tsx';

const react: SkillDetail = {
  id: '64b0000000000000000000a1',
  name: 'React',
  category: 'framework',
  status: 'active',
  aliases: ['ReactJS'],
  usageCount: 29,
  mergedInto: null,
  createdBy: null,
  createdAt: '2026-11-01T09:00:00.000Z',
  parent: null,
  jobCount: 4,
  absorbed: [],
  updatedAt: '2026-11-01T09:00:00.000Z',
  version: 3,
  allowedActions: ['retire', 'merge'],
};
const preact: SkillDetail = {
  ...react,
  id: '64b0000000000000000000a2',
  name: 'Preact',
  aliases: [],
  status: 'proposed',
  createdBy: { id: '64b0000000000000000000e1', name: 'Ana Kovač' },
  allowedActions: ['approve', 'retire', 'merge'],
};
const page = {
  nextCursor: null,
  prevCursor: null,
  limit: 25,
  total: 2,
  totalIsCapped: false,
  from: 1,
};
const routes = defineRemoteRoutes([{ route: teamRoutes.settingsSkills, element: <SkillsPage /> }]);

function open(
  path = '/settings/skills',
  { session = 'team_lead', handlers = [] }: { session?: Role; handlers?: Handler[] } = {},
) {
  return renderRemote(routes, {
    api,
    path,
    session,
    handlers: [
      respond(skillCatalogueEndpoints.list, () => ({ data: [preact, react], page, proposed: 1 })),
      respond(skillCatalogueEndpoints.read, ({ params }) =>
        params.id === react.id ? react : preact,
      ),
      ...handlers,
    ],
  });
}
const at = (skill: SkillDetail) => `/settings/skills?skill=${skill.id}`;

it('shows the catalogue and the proposals that wait for an answer', async () => {
  const { container, user } = open();
  expect(await screen.findByRole('link', { name: /Preact/ })).toBeVisible();
  expect(screen.getByText('ReactJS')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show them' }));
  // The hint is unnecessary once the list is filtered to them.
  await waitFor(() => expect(screen.queryByText(/waits for an answer/)).not.toBeInTheDocument());
  expect(screen.getAllByRole('button', { name: /Status.*Proposed/ })).not.toEqual([]);
  expect(await axeFindings(container)).toEqual([]);
});

it('saves the changes, and reports at the field which skill already has a word', async () => {
  const { user, network } = open(at(react), {
    handlers: [
      respond(skillCatalogueEndpoints.update, () =>
        fail('VALIDATION_FAILED', {
          fields: [
            {
              path: 'changes.name',
              code: 'NOT_UNIQUE',
              message: 'Taken.',
              params: { name: 'Preact' },
            },
          ],
        }),
      ),
    ],
  });
  const name = await screen.findByRole('textbox', { name: /^Name/ });
  await user.clear(name);
  await user.type(name, 'Preact');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(name).toHaveAccessibleDescription(/./));
  expect(network.callsOf(skillCatalogueEndpoints.update)[0]?.body).toEqual({
    version: 3,
    changes: { name: 'Preact' },
  });
});

it('approves a proposal', async () => {
  const { user, platform, network } = open(at(preact), {
    handlers: [
      respond(skillCatalogueEndpoints.approve, () => ({ ...preact, status: 'active' as const })),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(platform.notices[0]?.text).toBe('Preact is in the catalogue'));
  expect(network.callsOf(skillCatalogueEndpoints.approve)[0]?.body).toEqual({ version: 3 });
});

it('allows actions on a skill only after typed input is saved, as it would be lost', async () => {
  const { user } = open(at(preact));
  const approve = await screen.findByRole('button', { name: 'Approve' });
  await user.type(screen.getByRole('textbox', { name: /^Name/ }), ' X');
  expect(approve).toBeDisabled();
  expect(screen.getByText('Save or cancel your changes first.')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: /^Name/ }), '{Backspace}{Backspace}');
  expect(approve).toBeEnabled();
});

it('merges after stating the consequences, and offers Undo', async () => {
  const { user, platform, network } = open(at(preact), {
    handlers: [
      respond(skillCatalogueEndpoints.mergePreview, () => ({
        into: { id: react.id, name: 'React' },
        people: 7,
        both: 1,
        jobs: 0,
        aliases: ['Preact'],
      })),
      respond(skillCatalogueEndpoints.merge, () => ({
        ...preact,
        status: 'merged' as const,
        mergedInto: { id: react.id, name: 'React' },
        version: 4,
      })),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Merge into another skill' }));
  const dialog = within(await screen.findByRole('dialog', { name: /Merge Preact/ }));
  expect(dialog.getByRole('button', { name: 'Merge' })).toBeDisabled();
  await user.click(dialog.getByRole('combobox', { name: /Becomes/ }));
  await user.click(await screen.findByRole('option', { name: 'React' }));
  expect(await dialog.findByText('7 candidates get it instead of Preact.')).toBeVisible();
  expect(dialog.getByText('1 candidate has both: the better evidence stays.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Merge' }));
  await waitFor(() => expect(platform.notices[0]?.text).toBe('Preact was merged into React'));
  expect(platform.notices[0]?.undo).toBeDefined();
  expect(network.callsOf(skillCatalogueEndpoints.merge)[0]?.body).toEqual({
    version: 3,
    intoId: react.id,
  });
});

it('shows at the field why a merge is refused', async () => {
  const { user } = open(at(preact), {
    handlers: [
      respond(skillCatalogueEndpoints.mergePreview, () => ({
        into: { id: react.id, name: 'React' },
        people: 7,
        both: 1,
        jobs: 0,
        aliases: [],
      })),
      respond(skillCatalogueEndpoints.merge, () =>
        fail('VALIDATION_FAILED', {
          fields: [{ path: 'intoId', code: 'NOT_ALLOWED', message: '' }],
        }),
      ),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Merge into another skill' }));
  const dialog = within(await screen.findByRole('dialog', { name: /Merge Preact/ }));
  await user.click(dialog.getByRole('combobox', { name: /Becomes/ }));
  await user.click(await screen.findByRole('option', { name: 'React' }));
  expect(await dialog.findByText('7 candidates get it instead of Preact.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Merge' }));
  await waitFor(() => expect(dialog.getByRole('combobox', { name: /Becomes/ })).toBeInvalid());
});

it('previews an import line by line before it runs', async () => {
  const { user, platform, network } = open('/settings/skills?skill=import', {
    handlers: [
      respond(skillCatalogueEndpoints.import, () => ({
        created: 1,
        rows: [
          { line: 2, name: 'Elm', outcome: 'new' as const, code: null, other: null },
          { line: 3, name: 'Vue', outcome: 'error' as const, code: 'NOT_UNIQUE', other: 'Vue.js' },
        ],
      })),
    ],
  });
  const drawer = within(await screen.findByRole('dialog', { name: 'Import skills' }));
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no way to choose a file');
  await user.upload(input, new File(['name\nElm\nVue'], 'skills.csv', { type: 'text/csv' }));
  expect(await drawer.findByText('One of its names already belongs to Vue.js')).toBeVisible();
  await user.click(drawer.getByRole('button', { name: 'Add 1 skill' }));
  await waitFor(() => expect(platform.notices[0]?.text).toBe('1 skill added'));
  expect(network.callsOf(skillCatalogueEndpoints.import).map(({ body }) => body)).toEqual([
    { csv: 'name\nElm\nVue', dryRun: true },
    { csv: 'name\nElm\nVue', dryRun: false },
  ]);
});

it('lets users who do not manage the catalogue read and propose', async () => {
  const { user, platform } = open('/settings/skills?skill=new', {
    session: 'recruiter',
    handlers: [
      respond(skillEndpoints.propose, () => ({
        id: preact.id,
        name: 'Bun',
        category: 'other' as const,
        status: 'proposed' as const,
        matchedAlias: null,
      })),
    ],
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Propose a skill' }));
  await user.type(dialog.getByRole('textbox', { name: /Name/ }), 'Bun');
  await user.click(dialog.getByRole('button', { name: 'Propose' }));
  await waitFor(() => expect(platform.notices[0]?.text).toBe('Bun is proposed'));
  expect(screen.queryByRole('button', { name: 'Import CSV' })).not.toBeInTheDocument();
});
