import {
  candidateAccountEndpoints,
  exportEndpoints,
  type CandidateAccount,
  type Role,
} from '@muster/contracts';
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
import { CandidateAccountsPage } from './candidate-accounts-page.tsx';

const { list, invite } = candidateAccountEndpoints;
const ines: CandidateAccount = {
  id: '64b000000000000000000071',
  number: 'C-000071',
  name: 'Inês Duarte',
  account: 'active',
  inviteExpiresAt: null,
  identity: 'submitted',
  documentsToSign: 2,
  lastSignInAt: '2026-03-02T08:00:00.000Z',
  sharesEmailWith: null,
  inviteProblem: 'has_account',
  maySendDocument: true,
};
const oto: CandidateAccount = {
  ...ines,
  id: '64b000000000000000000072',
  number: 'C-000072',
  name: 'Oto Lind',
  account: 'none',
  identity: 'none',
  documentsToSign: 0,
  lastSignInAt: null,
  inviteProblem: null,
  maySendDocument: false,
};
const twin: CandidateAccount = {
  ...oto,
  id: '64b000000000000000000073',
  number: 'C-000073',
  name: 'I. Duarte',
  sharesEmailWith: { id: ines.id, number: ines.number, name: ines.name },
  inviteProblem: 'shared_email',
};
const answer = (data: CandidateAccount[]) => ({
  data,
  page: { ...fixtureFor(list.response).page, limit: 25, total: data.length, from: 1 },
});
const show = (
  rows: CandidateAccount[],
  { path = '/users-candidates', handlers = [] as Handler[], session = 'recruiter' as Role } = {},
) =>
  renderRemote(<CandidateAccountsPage />, {
    api,
    path,
    session,
    handlers: [respond(list, () => answer(rows)), ...handlers],
  });
const rowOf = async (name: RegExp) => within(await screen.findByRole('row', { name }));

test('a row shows the state of the account, the identity and the documents', async () => {
  const { container } = show([ines, oto, twin]);
  const row = await rowOf(/Inês Duarte C-000071/);
  for (const text of ['C-000071', 'Active', '2 documents'])
    expect(row.getByText(text)).toBeVisible();
  const other = await rowOf(/Oto Lind/);
  for (const text of ['No account', 'Never signed in']) expect(other.getByText(text)).toBeVisible();
  const shared = await rowOf(/I\. Duarte/);
  expect(shared.getByText('C-000073 · Same e-mail as Inês Duarte (C-000071)')).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
});

test('the filter in the address is requested, and an empty result says so', async () => {
  const { network } = show([], { path: '/users-candidates?filter[account]=locked&q=oto' });
  expect(await screen.findByText('No candidates match')).toBeVisible();
  expect(network.callsOf(list).at(-1)?.query).toMatchObject({
    'filter[account]': ['locked'],
    q: 'oto',
  });
});

test('several candidates are invited at once after a preview, and refused ones stay named', async () => {
  const { user, network, platform } = show([ines, oto, twin], {
    handlers: [
      respond(invite, () => ({
        items: [
          { id: oto.id, name: oto.name, outcome: 'ok' as const, code: null },
          {
            id: twin.id,
            name: twin.name,
            outcome: 'error' as const,
            code: 'shared_email' as const,
          },
        ],
        ok: 1,
        skipped: 0,
        failed: 1,
      })),
    ],
  });
  for (const name of [/Oto Lind/, /I\. Duarte/])
    await user.click((await rowOf(name)).getByRole('checkbox'));
  await user.click(await screen.findByRole('button', { name: 'Invite' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite 2 candidates' }));
  expect(network.callsOf(invite)).toHaveLength(0);
  await user.click(dialog.getByRole('button', { name: 'Send invitations' }));
  await waitFor(() =>
    expect(platform.notices[0]?.text).toBe(
      '1 invitation is on its way. Not invited: I. Duarte (The e-mail belongs to another candidate).',
    ),
  );
  expect(network.callsOf(invite)[0]?.body).toEqual({ ids: [oto.id, twin.id] });
});

test('inviting one candidate from the menu keeps the others selected', async () => {
  const { user, network } = show([oto, twin], {
    handlers: [
      respond(invite, () => ({
        items: [{ id: oto.id, name: oto.name, outcome: 'ok' as const, code: null }],
        ok: 1,
        skipped: 0,
        failed: 0,
      })),
    ],
  });
  await user.click((await rowOf(/I\. Duarte/)).getByRole('checkbox'));
  await user.click(await screen.findByRole('button', { name: 'Actions for Oto Lind' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Invite' }));
  const dialog = within(await screen.findByRole('dialog', { name: /Oto Lind/ }));
  await user.click(dialog.getByRole('button', { name: /^Send invitation/ }));
  await waitFor(() => expect(network.callsOf(invite)).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect((await rowOf(/I\. Duarte/)).getByRole('checkbox')).toBeChecked();
});

test('the menu offers only what the user may do: a lead sends documents, but no invitations', async () => {
  const { user } = show([ines, oto], { session: 'team_lead' });
  await user.click(await screen.findByRole('button', { name: 'Actions for Inês Duarte' }));
  expect(await screen.findByRole('menuitem', { name: 'Send document' })).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Actions for Oto Lind' }));
  expect(await screen.findByRole('menuitem', { name: 'Open record' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Invite' })).not.toBeInTheDocument();
});

test('a user who may export downloads the rows as a file', async () => {
  const { user, network } = show([ines], {
    session: 'finance_hr',
    handlers: [
      respond(exportEndpoints.create, () =>
        fixtureFor(exportEndpoints.create.response, { list: 'candidateAccounts' }),
      ),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Export as CSV' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Export candidate accounts' }));
  await user.click(dialog.getByRole('button', { name: 'Export' }));
  await waitFor(() =>
    expect(network.callsOf(exportEndpoints.create)[0]?.body).toMatchObject({
      list: 'candidateAccounts',
    }),
  );
});
