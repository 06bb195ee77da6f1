import {
  exportEndpoints,
  exportSchema,
  permissionsOf,
  type Export,
  type Role,
} from '@muster/contracts';
import {
  act,
  axeFindings,
  fail,
  fixtureFor,
  renderRemote,
  respond,
  screen,
  waitFor,
  within,
} from '@muster/kit/testing';
import { actingAsLi, signedIn } from '../account/account.fixtures.ts';
import { bus } from '../platform/shell-platform.ts';
import type { SignedIn } from '../routing/home-path.ts';
import { setSession } from '../session/session-store.ts';
import { TrayHosts } from '../tray/tray-hosts.tsx';
import { trays } from '../tray/trays.ts';

const { list, cancel } = exportEndpoints;
const id = (n: number) => n.toString(16).padStart(24, '0');
const justNow = () => new Date().toISOString();

const exported = (changes: Partial<Export> = {}) =>
  fixtureFor(exportSchema, {
    id: id(1),
    list: 'candidates',
    status: 'running',
    ownOnly: false,
    rowsDone: 1200,
    rowsTotal: 5000,
    truncated: false,
    fileName: 'candidates-2026-11-21.csv',
    bytes: null,
    failure: null,
    finishedAt: null,
    expiresAt: null,
    allowedActions: ['cancel'],
    ...changes,
  });
const ready = (changes: Partial<Export> = {}) =>
  exported({
    status: 'completed',
    rowsDone: 5000,
    bytes: 1_500_000,
    finishedAt: justNow(),
    allowedActions: ['download', 'remove'],
    ...changes,
  });

let known: Export[];
beforeEach(() => {
  localStorage.clear();
  known = [];
});
afterAll(() => bus.close());

function as(role: Role): SignedIn {
  const session = signedIn();
  return signedIn({
    active: session.active && { ...session.active, role, permissions: permissionsOf(role) },
  });
}

function open({ session = as('owner'), path = '/candidates' } = {}) {
  setSession(session);
  return renderRemote(<TrayHosts />, {
    session: null,
    path,
    handlers: [respond(list, () => ({ data: known }))],
  });
}
const tray = () => screen.findByRole('region', { name: 'Exports' });
const begin = () => act(async () => bus.emit('entity.changed', { entity: 'Export' }));

test('starting an export shows the tray, with its progress and result', async () => {
  const { network, container } = open();
  expect(network.calls).toHaveLength(0);
  known = [exported()];
  await begin();
  const shown = await tray();
  expect(shown).toHaveTextContent('1,200 of 5,000 rows');
  expect(within(shown).getByRole('progressbar', { name: 'Candidates' })).toHaveAttribute(
    'aria-valuenow',
    '24',
  );
  expect(await axeFindings(container)).toEqual([]);
  known = [ready()];
  await begin();
  const download = await within(shown).findByRole('link', { name: 'Download Candidates' });
  expect(download).toHaveAttribute('href', `/api/v1/exports/${id(1)}/file`);
  expect(download).toHaveAttribute('download', 'candidates-2026-11-21.csv');
  expect(shown).toHaveTextContent('5,000 rows · 1.4 MB');
  expect(screen.getByRole('status')).toHaveTextContent('The export Candidates is ready.');
});

test('while an export runs, the tray refreshes by itself', async () => {
  known = [exported()];
  open();
  await begin();
  await tray();
  known = [exported({ rowsDone: 4000 })];
  expect(await screen.findByText('4,000 of 5,000 rows')).toBeVisible();
});

test('an export is cancelled; cancelling too late is not an error', async () => {
  known = [exported()];
  const { user, network } = open();
  await begin();
  await tray();
  network.use(
    respond(cancel, () => {
      known = [
        exported({ status: 'cancelled', finishedAt: justNow(), allowedActions: ['remove'] }),
      ];
      return known[0] as Export;
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Cancel the export Candidates' }));
  expect(await screen.findByText('Cancelled')).toBeVisible();

  known = [exported({ id: id(2) })];
  await begin();
  network.use(respond(cancel, () => fail('INVALID_TRANSITION')));
  await user.click(await screen.findByRole('button', { name: 'Cancel the export Candidates' }));
  await waitFor(() => expect(network.callsOf(cancel)).toHaveLength(2));
  expect(screen.queryByText(/did not answer/)).not.toBeInTheDocument();
});

test('a dismissed export stays away, also after a page load', async () => {
  known = [ready(), ready({ id: id(2), list: 'jobs' })];
  const first = open();
  await begin();
  await tray();
  await first.user.click(screen.getByRole('button', { name: 'Dismiss Jobs' }));
  await waitFor(() => expect(screen.queryByText('Jobs')).not.toBeInTheDocument());
  first.unmount();
  // The browser remembers that the tray has entries.
  open();
  expect(await tray()).toHaveTextContent('Candidates');
  expect(screen.queryByText('Jobs')).not.toBeInTheDocument();
});

test('an old export is shown if the address requests it, until it is dismissed', async () => {
  known = [ready({ finishedAt: '2026-11-16T08:00:00.000Z' })];
  const { user } = open({ path: `/candidates?sort=name&export=${id(1)}` });
  await tray();
  await user.click(screen.getByRole('button', { name: 'Dismiss Candidates' }));
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Exports' })).not.toBeInTheDocument(),
  );
  expect(window.location.search).toBe('?sort=name');
});

test('a failure says what to do', async () => {
  known = [
    exported({
      status: 'failed',
      failure: 'INTERNAL',
      finishedAt: justNow(),
      allowedActions: ['remove'],
    }),
  ];
  open();
  await begin();
  expect(await tray()).toHaveTextContent(
    'The export failed. The error was reported. Export again.',
  );
});

test.each([
  ['a vetter', as('vetter')],
  ['a user who impersonates another', actingAsLi()],
])('%s has no tray, and no request is sent', async (_who, session) => {
  trays.exports.memory.rememberPresence(true);
  const { network } = open({ session });
  await begin();
  expect(network.calls).toHaveLength(0);
  expect(screen.queryByRole('region', { name: 'Exports' })).not.toBeInTheDocument();
});
