import { approvalEndpoints, homeEndpoints, permissionsOf } from '@muster/contracts';
import type { Role } from '@muster/contracts';
import { act, fixtureFor, renderRemote, respond, waitFor } from '@muster/kit/testing';
import { signedIn } from '../../account/account.fixtures.ts';
import { bus } from '../../platform/shell-platform.ts';
import { setSession } from '../../session/session-store.ts';
import { navGroups } from '../nav-items.ts';
import { LiveNavCounts } from './live-nav-counts.tsx';
import { navCounts } from './nav-counts.ts';

afterAll(() => bus.close());

const waitingApproval = fixtureFor(approvalEndpoints.list.response.shape.waiting.element);

function show(role: Role) {
  const kept = { waiting: [waitingApproval], counts: { all: 9, late: 2, today: 1 } };
  const base = signedIn();
  const session = signedIn({
    active: base.active && { ...base.active, role, permissions: permissionsOf(role) },
  });
  setSession(session);
  const rendered = renderRemote(<LiveNavCounts />, {
    session: null,
    handlers: [
      respond(homeEndpoints.queue, () => ({
        today: '2026-03-02',
        counts: kept.counts,
        data: [],
        clocks: [],
      })),
      respond(approvalEndpoints.list, () => ({ waiting: kept.waiting, asked: [] })),
    ],
  });
  const homeCount = () =>
    session.active &&
    navGroups(session.active, '/jobs', navCounts())
      .flatMap(({ items }) => items)
      .find(({ href }) => href === '/')?.count;
  return { ...rendered, kept, homeCount };
}

test('the start page’s entry counts what waits: tasks, clocks and approvals, as they change', async () => {
  const { kept, homeCount } = show('owner');
  await waitFor(() => expect(homeCount()).toBe(4));
  kept.waiting = [];
  kept.counts = { all: 9, late: 1, today: 1 };
  act(() => {
    bus.emit('entity.changed', { entity: 'Approval' });
    bus.emit('entity.changed', { entity: 'Task' });
  });
  await waitFor(() => expect(homeCount()).toBe(2));
});

test('who has nothing to do there is asked for nothing', async () => {
  const { network, homeCount } = show('staff_viewer');
  await act(() => Promise.resolve());
  expect(network.callsOf(homeEndpoints.queue)).toEqual([]);
  expect(network.callsOf(approvalEndpoints.list)).toEqual([]);
  expect(homeCount()).toBeUndefined();
});
