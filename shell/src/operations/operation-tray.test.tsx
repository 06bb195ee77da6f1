import {
  operationEndpoints,
  operationItemSchema,
  operationSchema,
  type Operation,
} from '@muster/contracts';
import {
  act,
  axeFindings,
  fixtureFor,
  renderRemote,
  respond,
  screen,
  waitFor,
  within,
} from '@muster/kit/testing';
import { actingAsLi, signedIn } from '../account/account.fixtures.ts';
import { bus } from '../platform/shell-platform.ts';
import { setSession } from '../session/session-store.ts';
import { TrayHosts } from '../tray/tray-hosts.tsx';
import { trays } from '../tray/trays.ts';

const { list, read, items, cancel, undo } = operationEndpoints;
const id = (n: number) => n.toString(16).padStart(24, '0');

const operation = (changes: Partial<Operation> = {}) =>
  fixtureFor(operationSchema, {
    id: id(1),
    kind: 'candidate.owner',
    purpose: 'do',
    target: 'Li Chen',
    status: 'running',
    inBackground: true,
    total: 5000,
    ok: 1200,
    skipped: 50,
    failed: 0,
    reasons: [],
    failure: null,
    finishedAt: null,
    undoUntil: null,
    undoneById: null,
    allowedActions: ['cancel'],
    ...changes,
  });
const over = (changes: Partial<Operation> = {}) =>
  operation({
    status: 'completed_with_errors',
    ok: 4940,
    skipped: 50,
    failed: 10,
    finishedAt: new Date().toISOString(),
    undoUntil: new Date(Date.now() + 3_600_000).toISOString(),
    allowedActions: ['undo', 'retry'],
    ...changes,
  });

let known: Operation[];
beforeEach(() => {
  localStorage.clear();
  known = [];
});
afterAll(() => bus.close());

function open({ session = signedIn(), path = '/candidates' } = {}) {
  setSession(session);
  return renderRemote(<TrayHosts />, {
    session: null,
    path,
    handlers: [
      respond(list, () => ({ data: known })),
      respond(read, () => known[0] ?? operation()),
      respond(items, ({ query }) => ({
        data: [
          fixtureFor(operationItemSchema, {
            id: id(9),
            name: 'Ines Duarte',
            outcome: 'error',
            code: query['filter[outcome]'] === 'error' ? 'CANDIDATE_MERGED' : null,
          }),
        ],
        page: {
          nextCursor: null,
          prevCursor: null,
          limit: 50,
          total: 1,
          totalIsCapped: false,
          from: 1,
        },
      })),
    ],
  });
}
const tray = () => screen.findByRole('region', { name: 'Bulk changes' });
const begin = () => act(async () => bus.emit('entity.changed', { entity: 'Operation' }));

test('starting an operation shows the tray; when it ends, lists refresh and it can be undone', async () => {
  const heard: string[] = [];
  const unlisten = bus.on('entity.changed', ({ entity }) => heard.push(entity));
  const { network, user, container } = open();
  expect(network.calls).toHaveLength(0);
  known = [operation(), over({ id: id(2), inBackground: false })];
  await begin();
  const shown = await tray();
  expect(shown).toHaveTextContent('1,250 of 5,000 people');
  expect(within(shown).getByRole('progressbar', { name: 'Owner: Li Chen' })).toHaveAttribute(
    'aria-valuenow',
    '25',
  );
  // Small operations were finished within their request.
  expect(within(shown).getAllByRole('listitem')).toHaveLength(1);
  expect(await axeFindings(container)).toEqual([]);

  known = [over()];
  await begin();
  await waitFor(() => expect(shown).toHaveTextContent('4,940 changed · 10 failed'));
  expect(heard).toContain('Candidate');
  expect(screen.getByRole('status')).toHaveTextContent('Owner: Li Chen is done, with errors.');
  network.use(
    respond(undo, () => {
      known = [operation({ id: id(3), purpose: 'undo' })];
      return known[0] as Operation;
    }),
  );
  await user.click(within(shown).getByRole('button', { name: 'Undo Owner: Li Chen' }));
  expect(await within(shown).findByText('Undo: Owner: Li Chen')).toBeVisible();
  unlisten();
});

test('a running operation is stopped', async () => {
  known = [operation()];
  const { user, network } = open();
  await begin();
  await tray();
  network.use(
    respond(cancel, () => {
      const finishedAt = new Date().toISOString();
      known = [operation({ status: 'cancelled', finishedAt, allowedActions: [] })];
      return known[0] as Operation;
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Stop Owner: Li Chen' }));
  expect(await screen.findByText('Stopped after 1,200 of 5,000')).toBeVisible();
});

test('the results have an address; failures come first, with the reason', async () => {
  known = [over()];
  const { user } = open({ path: `/candidates?sort=name&operation=${id(1)}` });
  const dialog = await screen.findByRole('dialog', { name: 'Owner: Li Chen' });
  expect(await within(dialog).findByText('Merged into another record.')).toBeVisible();
  expect(within(dialog).getByRole('radio', { name: 'Failed 10' })).toBeChecked();
  expect(within(dialog).getByRole('button', { name: 'Try 10 again' })).toBeVisible();
  expect(await axeFindings(dialog)).toEqual([]);
  const close = within(dialog).getAllByRole('button', { name: 'Close' }).at(-1);
  if (close) await user.click(close);
  await waitFor(() => expect(window.location.search).toBe('?sort=name'));
});

test('an impersonating user has no tray, and no request is sent', async () => {
  trays.operations.memory.rememberPresence(true);
  const { network } = open({ session: actingAsLi() });
  await begin();
  expect(network.calls).toHaveLength(0);
});
