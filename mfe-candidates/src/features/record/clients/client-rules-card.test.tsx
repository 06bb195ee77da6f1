import { companyEndpoints, companyRuleEndpoints } from '@muster/contracts';
import {
  axeFindings,
  fail,
  fixtureFor,
  renderRemote,
  respond,
  screen,
  waitFor,
  within,
} from '@muster/kit/testing';
import { api } from '../../../api.ts';
import { idOf, makeCandidate } from '../../../testing/candidate.fixtures.ts';
import { ClientRulesCard } from './client-rules-card.tsx';

const { list, add, update, remove } = companyRuleEndpoints;
const rule = fixtureFor(update.response, {
  id: idOf(31),
  version: 2,
  company: { id: idOf(41), name: 'Blue Harbour' },
  rule: 'never_submit_candidate_wish' as const,
  keepsAway: true,
  isOver: false,
  until: '2027-03-01',
  note: 'Left on bad terms.',
});

const open = (answer: Parameters<typeof respond<typeof list>>[1]) =>
  renderRemote(<ClientRulesCard candidate={makeCandidate()} />, {
    api,
    session: 'recruiter',
    handlers: [
      respond(list, answer),
      respond(add, () => rule),
      respond(update, () => rule),
      respond(remove, () => rule),
      respond(companyEndpoints.list, () => ({
        ...fixtureFor(companyEndpoints.list.response),
        data: [
          fixtureFor(companyEndpoints.list.response.shape.data.element, {
            id: idOf(41),
            name: 'Blue Harbour',
          }),
        ],
      })),
    ],
  });

test('says which client the candidate must not be proposed to, until when and why', async () => {
  const { container } = open(() => ({ data: [rule], mayChange: false }));
  const row = within(await screen.findByRole('listitem'));
  expect(row.getByText('Blue Harbour')).toBeVisible();
  expect(row.getByText('Not proposed')).toBeVisible();
  expect(row.getByText(/Does not want to be proposed.* Until 1 Mar 2027\./)).toBeVisible();
  expect(row.getByText('“Left on bad terms.”')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(await axeFindings(container)).toEqual([]);
});

test('a user looks up a client and adds a rule for it', async () => {
  const { user, network, platform } = open(() => ({ data: [], mayChange: true }));
  expect(await screen.findByText('May be proposed to every client.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add a rule' }));
  const dialog = within(await screen.findByRole('dialog', { name: /Rule for a client/ }));
  await user.type(dialog.getByRole('combobox', { name: 'Client' }), 'blue');
  await user.click(await screen.findByRole('option', { name: 'Blue Harbour' }));
  await user.type(dialog.getByRole('textbox', { name: 'Why' }), 'Asked for it.');
  await user.click(dialog.getByRole('button', { name: 'Add rule' }));
  await waitFor(() => expect(platform.notices).toHaveLength(1));
  expect(network.callsOf(add)[0]?.body).toEqual({
    companyId: idOf(41),
    rule: 'never_submit_candidate_wish',
    until: null,
    note: 'Asked for it.',
  });
});

test('a rule is changed, and removed with an undo', async () => {
  const { user, network, platform } = open(() => ({ data: [rule], mayChange: true }));
  const begin = async () => {
    await user.click(await screen.findByRole('button', { name: /Change the rule/ }));
    return within(await screen.findByRole('dialog', { name: 'The rule for Blue Harbour' }));
  };
  const dialog = await begin();
  await user.clear(dialog.getByRole('textbox', { name: 'Why' }));
  await user.click(dialog.getByRole('button', { name: 'Save rule' }));
  await waitFor(() =>
    expect(network.callsOf(update)[0]?.body).toEqual({
      version: 2,
      changes: { note: null },
    }),
  );
  await user.click((await begin()).getByRole('button', { name: 'Remove rule' }));
  await waitFor(() => expect(network.callsOf(remove)[0]?.body).toEqual({ version: 2 }));
  await platform.notices.at(-1)?.undo?.();
  await waitFor(() => expect(network.callsOf(add)[0]?.body).toMatchObject({ until: '2027-03-01' }));
});

test('a failed read is reported in the card', async () => {
  open(() => fail('INTERNAL'));
  expect(await screen.findByRole('button', { name: /Try again|Retry/ })).toBeVisible();
});
