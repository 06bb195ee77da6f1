import {
  chatEndpoints,
  homeEndpoints,
  permissionsOf,
  type NavigationCounts,
  type Role,
} from '@muster/contracts';
import { act, renderRemote, respond, waitFor } from '@muster/kit/testing';
import { signedIn } from '../../account/account.fixtures.ts';
import { bus } from '../../platform/shell-platform.ts';
import { setSession } from '../../session/session-store.ts';
import { navGroups } from '../nav-items.ts';
import { chatCount } from './chat-count.ts';
import { LiveNavCounts } from './live-nav-counts.tsx';
import { navCounts } from './nav-counts.ts';

afterAll(() => bus.close());

const of = (total: number, totalIsCapped = false) => ({ total, totalIsCapped });

function show(role: Role) {
  const kept: { counts: NavigationCounts } = {
    counts: {
      waiting: 4,
      candidates: of(10_000, true),
      jobs: of(23),
      companies: null,
      placements: of(0),
    },
  };
  const base = signedIn();
  const session = signedIn({
    active: base.active && { ...base.active, role, permissions: permissionsOf(role) },
  });
  setSession(session);
  const rendered = renderRemote(<LiveNavCounts />, {
    session: null,
    handlers: [
      respond(homeEndpoints.navigation, () => kept.counts),
      respond(chatEndpoints.unread, () => ({ unread: 3 })),
    ],
  });
  /** Returns the count of the entry with an address. */
  const behind = (address: string) => {
    const item =
      session.active &&
      navGroups(session.active, '/jobs', navCounts())
        .flatMap(({ items }) => items)
        .find(({ href }) => href === address);
    return [item?.count, item?.countIsCapped];
  };
  return { ...rendered, kept, behind };
}

test('navigation counts are loaded in one request and updated on changes', async () => {
  const { kept, behind, network } = show('owner');
  await waitFor(() => expect(behind('/')).toEqual([4, undefined]));
  expect(behind('/candidates')).toEqual([10_000, true]);
  expect(behind('/jobs')).toEqual([23, false]);
  expect(behind('/companies')).toEqual([undefined, undefined]);
  expect(network.callsOf(homeEndpoints.navigation)).toHaveLength(1);
  kept.counts = { ...kept.counts, waiting: 2, jobs: of(24) };
  act(() => {
    bus.emit('entity.changed', { entity: 'Job' });
  });
  await waitFor(() =>
    expect([behind('/'), behind('/jobs')]).toEqual([
      [2, undefined],
      [24, false],
    ]),
  );
});

test('a user without the staff’s home page has only the count of conversations', async () => {
  const { network, behind } = show('candidate');
  await waitFor(() => expect(chatCount()).toBe(3));
  expect(network.calls).toHaveLength(1);
  expect(behind('/')).toEqual([undefined, undefined]);
});
