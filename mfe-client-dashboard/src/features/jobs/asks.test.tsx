import {
  clientAskEndpoints,
  clientJobEndpoints,
  type ClientAskList,
  type ClientJobRecord,
} from '@muster/contracts';
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
import { quietClient } from '../../shared/quiet-client.fixtures.ts';
import { api } from '../../api.ts';
import { ClientDashboardRoutes } from '../../routes.tsx';
import { asked, askedToHold, nothingAsked } from './jobs.fixtures.ts';

const { list, ask, withdraw } = clientAskEndpoints;
const job: ClientJobRecord = { ...asked, status: 'open', editable: ['description'] };

const show = (asks: ClientAskList, ...handlers: Handler[]) => showAt('', asks, ...handlers);
const showAt = (search: string, asks: ClientAskList, ...handlers: Handler[]) =>
  renderRemote(<ClientDashboardRoutes />, {
    api,
    session: 'client_admin',
    path: `/client-dashboard/jobs/${job.id}/edit${search}`,
    handlers: [
      ...quietClient,
      respond(clientJobEndpoints.read, () => job),
      respond(list, () => asks),
      ...handlers,
    ],
  });
type Shown = ReturnType<typeof show>;

/** Opens the form and chooses its kind. */
async function choose({ user }: Shown, wish: string) {
  await user.click(await screen.findByRole('button', { name: 'Ask for a change' }));
  await screen.findByRole('textbox', { name: /^Your message/ });
  const dialog = within(screen.getByRole('dialog', { name: 'Ask for a change' }));
  await user.click(dialog.getByRole('combobox', { name: /^What it is about/ }));
  await user.click(await screen.findByRole('option', { name: wish }));
  return dialog;
}
const answered = { ...askedToHold, already: false };

test('a client asks to put the search on hold, with a reason and what follows', async () => {
  const shown = show(
    nothingAsked,
    respond(ask, () => answered),
  );
  const { user, network, platform } = shown;
  const dialog = await choose(shown, 'Put the search on hold');
  expect(dialog.getByText('Leila Haddad decides within three days.')).toBeVisible();
  expect(dialog.getByText(/Your candidates stay where they are/)).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: /^Your message/ }), 'Short');
  await user.click(dialog.getByRole('button', { name: 'Send request' }));
  expect(dialog.getByRole('textbox', { name: /^Your message/ })).toBeInvalid();
  expect(network.callsOf(ask)).toEqual([]);
  await user.type(dialog.getByRole('textbox', { name: /^Your message/ }), ' of money until May');
  await user.click(dialog.getByRole('button', { name: 'Send request' }));
  await waitFor(() =>
    expect(platform.notices).toMatchObject([
      { text: 'Your request was sent. You are notified of the answer.' },
    ]),
  );
  expect(network.callsOf(ask).at(-1)?.body).toMatchObject({
    ask: 'hold',
    message: 'Short of money until May',
    reasonId: null,
    positionIds: [],
  });
});

test('positions are chosen with a reason, and the last one cannot be removed', async () => {
  const shown = show(
    nothingAsked,
    respond(ask, () => fail('LAST_POSITION', { context: {} })),
  );
  const { user, network } = shown;
  const dialog = await choose(shown, 'Cancel positions');
  await user.click(dialog.getByRole('combobox', { name: /^Which positions/ }));
  await user.click(await screen.findByRole('option', { name: /^Data engineer #2/ }));
  await user.click(dialog.getByRole('combobox', { name: /^Reason/ }));
  await user.click(await screen.findByRole('option', { name: 'Filled internally' }));
  await user.type(
    dialog.getByRole('textbox', { name: /^Your message/ }),
    'A colleague moves over.',
  );
  await user.click(dialog.getByRole('button', { name: 'Send request' }));
  expect(await screen.findByText(/A job keeps one position at least/)).toBeVisible();
  expect(network.callsOf(ask).at(-1)?.body).toMatchObject({
    ask: 'cancel_positions',
    positionIds: ['64b000000000000000000042'],
    reasonId: '64b000000000000000000052',
  });
});

test('the address opens the request that a link leads to', async () => {
  showAt('?ask=add_positions', nothingAsked);
  await screen.findByRole('textbox', { name: /^Your message/ });
  const dialog = within(screen.getByRole('dialog', { name: 'Ask for a change' }));
  expect(dialog.getByRole('textbox', { name: /^How many/ })).toBeVisible();
});

test('a request is shown on the job with its decision date, and can be withdrawn', async () => {
  const { user, network, container } = show(
    { ...nothingAsked, data: [askedToHold] },
    respond(withdraw, () => ({ ...answered, status: 'withdrawn' as const })),
  );
  const card = within(await screen.findByRole('region', { name: 'Asked of the agency' }));
  expect(card.getByText('Put the search on hold')).toBeVisible();
  expect(card.getByText(/^Asked on 20 Nov 2026 by Ana Kovač/)).toBeVisible();
  expect(card.getByText(/^The agency decides by .*23 Nov/)).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
  await user.click(card.getByRole('button', { name: 'Withdraw: Put the search on hold' }));
  await waitFor(() => expect(network.callsOf(withdraw).at(-1)?.body).toEqual({ version: 1 }));
});

test('answers name who gave them, and a colleague’s request cannot be withdrawn', async () => {
  show({
    ...nothingAsked,
    data: [
      {
        ...askedToHold,
        id: '64b000000000000000000062',
        ask: 'add_positions',
        count: 2,
        targetStart: '2027-02-01',
        status: 'refused',
        decidedBy: { id: '64b000000000000000000072', name: 'Leila Haddad' },
        decidedAt: '2026-11-21T09:00:00.000Z',
        answer: 'Let us fill the first one.',
        mayWithdraw: false,
      },
      { ...askedToHold, mayWithdraw: false },
    ],
  });
  const card = within(await screen.findByRole('region', { name: 'Asked of the agency' }));
  expect(card.getByText('Add 2 positions from 1 Feb 2027')).toBeVisible();
  expect(card.getByText('Answered by Leila Haddad on 21 Nov 2026')).toBeVisible();
  expect(card.getByText('Let us fill the first one.')).toBeVisible();
  expect(card.queryByRole('button')).toBeNull();
});
