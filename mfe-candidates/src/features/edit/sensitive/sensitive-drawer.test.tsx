import { candidateEndpoints } from '@muster/contracts';
import { axeFindings, renderRemote, respond, screen, waitFor, within } from '@muster/kit/testing';
import { api } from '../../../api.ts';
import { CandidatesRoutes } from '../../../routes.tsx';
import { makeCandidate, recordHandlers } from '../../../testing/candidate.fixtures.ts';

const { updateSensitive } = candidateEndpoints;
const candidate = makeCandidate({
  sensitive: { birthDate: null, workAuthorisation: [] },
});

const open = (changes: Parameters<typeof makeCandidate>[0] = {}) =>
  renderRemote(<CandidatesRoutes />, {
    api,
    session: 'finance_hr',
    path: `/candidates/${candidate.id}/profile?edit=sensitive`,
    handlers: [
      ...recordHandlers({ ...candidate, ...changes }),
      respond(updateSensitive, () => candidate),
    ],
  });

test('the countries where a candidate may work are recorded one by one', async () => {
  const { user, network } = open();
  expect(await screen.findByText('No country noted yet.')).toBeVisible();
  const dialog = within(screen.getByRole('dialog', { name: 'Edit birth date and work permits' }));
  await user.click(dialog.getByRole('button', { name: 'Add a country' }));
  await user.click(dialog.getByRole('combobox', { name: /Country/ }));
  await user.click(await screen.findByRole('option', { name: 'Japan' }));
  expect(await axeFindings(screen.getByRole('dialog'))).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Save changes' }));
  await waitFor(() =>
    expect(network.callsOf(updateSensitive)[0]?.body).toEqual({
      version: 3,
      changes: { workAuthorisation: [{ country: 'JP', kind: 'citizen', expiresOn: null }] },
    }),
  );
});

test('a user who may not change the data is told so', async () => {
  open({ allowedActions: ['edit_contact'] });
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Edit birth date and work permits' }),
  );
  expect(await dialog.findByText(/You can read this record, but not change/)).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Add a country' })).not.toBeInTheDocument();
});
