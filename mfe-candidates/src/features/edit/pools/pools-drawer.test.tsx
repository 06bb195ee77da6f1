import { poolMembershipEndpoints, type PersonPool } from '@muster/contracts';
import {
  axeFindings,
  fixtureFor,
  renderRemote,
  respond,
  screen,
  waitFor,
  within,
} from '@muster/kit/testing';
import { api } from '../../../api.ts';
import { CandidatesRoutes } from '../../../routes.tsx';
import { idOf, makeCandidate, recordHandlers } from '../../../testing/candidate.fixtures.ts';
import { conflictWith } from '../edit-forms.fixtures.tsx';

const { ofCandidate, change } = poolMembershipEndpoints;
const pool = (n: number, name: string, changes: Partial<PersonPool> = {}): PersonPool => ({
  ...fixtureFor(ofCandidate.response.shape.data.element, {
    id: idOf(n),
    name,
    kind: 'manual' as const,
    status: 'active' as const,
    isPrivate: false,
    fits: null,
    isBeingScreened: false,
  }),
  place: null,
  ...changes,
});
const pools = [
  pool(81, 'Fintech', { place: 'member', isBeingScreened: true }),
  pool(82, 'Go'),
  pool(83, 'Data', { place: 'member' }),
];

async function open(answer: Parameters<typeof respond<typeof change>>[1]) {
  const candidate = makeCandidate();
  const shown = renderRemote(<CandidatesRoutes />, {
    api,
    session: 'recruiter',
    path: `/candidates/${candidate.id}/edit/talent-pools`,
    handlers: [
      ...recordHandlers(candidate),
      respond(ofCandidate, () => ({ data: pools, version: 3 })),
      respond(change, answer),
    ],
  });
  await screen.findByRole('button', { name: 'Save changes' });
  return { ...shown, dialog: within(screen.getByRole('dialog')) };
}
const saved = () => ({ data: pools, version: 4 });

test('sends only the changed pools, so that pools added by a colleague stay', async () => {
  const { user, dialog, network } = await open(saved);
  await user.click(dialog.getByRole('checkbox', { name: 'Go' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Data' }));
  expect(await axeFindings(screen.getByRole('dialog'))).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Save changes' }));
  await waitFor(() =>
    expect(network.callsOf(change)[0]?.body).toEqual({
      version: 3,
      pools: [
        { poolId: idOf(83), place: null },
        { poolId: idOf(82), place: 'member' },
      ],
      reason: null,
    }),
  );
});

test('a conflict is reported, and a retry still sends only the user’s own change', async () => {
  let tries = 0;
  const { user, dialog, network } = await open(() => {
    tries += 1;
    return tries === 1 ? conflictWith(makeCandidate({ version: 7 }), ['pools']) : saved();
  });
  await user.click(dialog.getByRole('checkbox', { name: 'Go' }));
  await user.click(dialog.getByRole('button', { name: 'Save changes' }));
  expect(await dialog.findByText(/Li Chen/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Save changes' }));
  await waitFor(() =>
    expect(network.callsOf(change)[1]?.body).toEqual({
      version: 7,
      pools: [{ poolId: idOf(82), place: 'member' }],
      reason: null,
    }),
  );
});

test('leaving a pool with unanswered questions shows a warning', async () => {
  const { user, dialog } = await open(saved);
  expect(dialog.queryByText(/still to answer/)).not.toBeInTheDocument();
  await user.click(dialog.getByRole('checkbox', { name: 'Fintech' }));
  expect(dialog.getByText(/is still to answer the questions of Fintech/)).toBeVisible();
});
