import {
  releaseEndpoints,
  releaseTokenEndpoints,
  teamRoutes,
  userEndpoints,
  type RemoteState,
  type Role,
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
import { candidates, jobs } from './releases/releases.fixtures.ts';
import { SettingsPage } from './settings-page.tsx';

const routes = defineRemoteRoutes([{ route: teamRoutes.settings, element: <SettingsPage /> }]);

function open(
  path: string,
  { session = 'owner', handlers = [] }: { session?: Role; handlers?: Handler[] } = {},
) {
  return renderRemote(routes, {
    api,
    path,
    session,
    handlers: [
      respond(releaseEndpoints.list, () => ({ remotes: [candidates, jobs] })),
      respond(releaseTokenEndpoints.list, () => ({ tokens: [] })),
      respond(userEndpoints.options, () => [
        { id: '64b0000000000000000000e1', name: 'Lukas Petrov', roles: ['team_lead' as const] },
      ]),
      ...handlers,
    ],
  });
}
const drawer = async () => within(await screen.findByRole('dialog', { name: 'Candidates' }));
const question = async (name: RegExp) => within(await screen.findByRole('dialog', { name }));
const changed = (changes: Partial<RemoteState>): RemoteState => ({ ...candidates, ...changes });
const managed = '/settings?panel=releases&remote=mfe-candidates';

describe('the index', () => {
  const cards = () => screen.getAllByRole('link').map((link) => link.textContent ?? '');

  it('links to everything for an owner', async () => {
    const { container } = open('/settings');
    await screen.findByRole('heading', { level: 1, name: 'Settings' });
    expect(cards().join()).toMatch(/Releases.*Activity log.*Users/);
    expect(await axeFindings(container)).toEqual([]);
  });

  it('links to nothing that is closed to a recruiter', async () => {
    open('/settings', { session: 'recruiter' });
    await screen.findByRole('heading', { level: 1, name: 'Settings' });
    expect(cards().join()).not.toMatch(/Releases|Users/);
  });

  it('stays the index for users who may not switch releases, whatever the address says', async () => {
    open('/settings?panel=releases', { session: 'recruiter' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  });
});

describe('the releases panel', () => {
  it('shows which build runs where, since when, by whom, and who tests another build', async () => {
    const { container } = open('/settings?panel=releases');
    const rowOf = (area: string) =>
      screen.getByRole('button', { name: `Manage ${area}` }).closest('li');
    await screen.findByRole('button', { name: 'Manage Candidates' });
    expect(rowOf('Candidates')).toHaveTextContent(
      /Candidates.*b2.*after b4 was withdrawn.*Canary.*10 % of the people, Recruiter, Ana Kovač/,
    );
    expect(rowOf('Jobs')).toHaveTextContent(/Jobs.*Not released yet/);
    expect(await axeFindings(container)).toEqual([]);
  });

  it('shows builds, history and the note of an area', async () => {
    open(managed);
    const area = await drawer();
    expect(area.getAllByText('Notes keep their draft')).toHaveLength(2);
    expect(area.getByText('Ines Duarte switched from b1 to b2')).toBeVisible();
    expect(area.getByText('The start of the platform released b1')).toBeVisible();
    expect(area.getByText('Files removed')).toBeVisible();
    // Neither the current build nor a deleted one can be activated.
    expect(area.getAllByRole('button', { name: /^Use build/ })).toHaveLength(3);
  });

  it('shows how builds performed, and which one was withdrawn and why', async () => {
    open(managed);
    const area = await drawer();
    expect(
      area.getByText('12 people · 40 loads · 1 error · ready within 1.2 s for three in four'),
    ).toBeVisible();
    expect(area.getByText('Withdrawn')).toBeVisible();
    expect(
      area.getByText(/^b4 was withdrawn automatically: 5 of 6 people met errors. b2 is in force/),
    ).toBeVisible();
  });

  it('switches after a confirmation that says what happens', async () => {
    const { user, network, platform } = open(managed, {
      handlers: [respond(releaseEndpoints.switch, () => changed({ current: 'b1', version: 8 }))],
    });
    await user.click((await drawer()).getByRole('button', { name: 'Use build b1' }));
    const asked = await question(/Switch Candidates/);
    expect(asked.getByText('Everyone gets build b1 of Candidates, in place of b2.')).toBeVisible();
    expect(asked.getByText(/The canary b3 stays/)).toBeVisible();
    await user.type(asked.getByRole('textbox', { name: 'Note' }), 'Slow list');
    await user.click(asked.getByRole('button', { name: 'Switch' }));
    await waitFor(() => expect(platform.notices[0]?.text).toBe('Candidates runs build b1'));
    expect(network.callsOf(releaseEndpoints.switch)[0]?.body).toEqual({
      version: 7,
      build: 'b1',
      note: 'Slow list',
    });
    expect(platform.events).toContainEqual(
      expect.objectContaining({ payload: expect.objectContaining({ entity: 'Remote' }) }),
    );
  });

  it('rolls back to the previous build', async () => {
    const { user, network, platform } = open(managed, {
      handlers: [respond(releaseEndpoints.rollback, () => changed({ current: 'b1', version: 8 }))],
    });
    await user.click((await drawer()).getByRole('button', { name: 'Roll back' }));
    const asked = await question(/Roll Candidates back/);
    expect(asked.getByText(/Build b1 is in force again, in place of b2/)).toBeVisible();
    await user.click(asked.getByRole('button', { name: 'Roll back' }));
    await waitFor(() => expect(platform.notices[0]?.text).toBe('Candidates runs build b1 again'));
    expect(network.callsOf(releaseEndpoints.rollback)[0]?.body).toEqual({ version: 7, note: '' });
  });

  it('says that another user was faster, and shows the current state', async () => {
    const { user, network, platform } = open(managed, {
      handlers: [respond(releaseEndpoints.rollback, () => fail('VERSION_CONFLICT'))],
    });
    await user.click((await drawer()).getByRole('button', { name: 'Roll back' }));
    const asked = await question(/Roll Candidates back/);
    await user.click(asked.getByRole('button', { name: 'Roll back' }));
    await waitFor(() => expect(platform.notices[0]?.text).toMatch(/Someone has switched/));
    await waitFor(() => expect(network.callsOf(releaseEndpoints.list).length).toBe(2));
  });

  it.each([
    ['Give it to everyone', 'promote', /Give build b3 to everyone/],
    ['Discard it', 'drop', /Drop the canary/],
  ])('ends the canary: %s', async (button, outcome, title) => {
    const { user, network } = open(managed, {
      handlers: [respond(releaseEndpoints.endCanary, () => changed({ canary: null }))],
    });
    await user.click((await drawer()).getByRole('button', { name: button }));
    await user.click((await question(title)).getByRole('button', { name: button }));
    await waitFor(() =>
      expect(network.callsOf(releaseEndpoints.endCanary)[0]?.body).toEqual({ version: 7, outcome }),
    );
  });

  it('changes who is shown the canary, by share, role and name', async () => {
    const { user, network } = open(managed, {
      handlers: [respond(releaseEndpoints.setCanary, () => candidates)],
    });
    await user.click((await drawer()).getByRole('button', { name: 'Change' }));
    const form = await question(/Show a build of Candidates/);
    const share = form.getByRole('textbox', { name: /Share of the people/ });
    await user.clear(share);
    await user.type(share, '25');
    await user.click(form.getByRole('combobox', { name: 'People' }));
    await user.click(await screen.findByRole('option', { name: 'Lukas Petrov' }));
    await user.click(form.getByRole('button', { name: 'Remove Ana Kovač' }));
    await user.click(form.getByRole('button', { name: 'Show it to them' }));
    await waitFor(() =>
      expect(network.callsOf(releaseEndpoints.setCanary)[0]?.body).toEqual({
        version: 7,
        build: 'b3',
        share: 25,
        roles: ['recruiter'],
        userIds: ['64b0000000000000000000e1'],
      }),
    );
  });
});
