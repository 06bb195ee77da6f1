import { duplicateEndpoints, type MergePreview } from '@muster/contracts';
import { axeFindings, renderRemote, respond, screen, waitFor, within } from '@muster/kit/testing';
import { api } from '../../api.ts';
import { CandidatesRoutes } from '../../routes.tsx';
import { idOf, makeCandidate, recordHandlers } from '../../testing/candidate.fixtures.ts';

const { previewMerge, merge } = duplicateEndpoints;
const survivor = makeCandidate();
const duplicate = makeCandidate({
  id: idOf(44),
  number: 'C-000044',
  headline: 'Staff backend engineer',
  version: 7,
});

const makePreview = (changes: Partial<MergePreview> = {}): MergePreview => ({
  survivor,
  duplicate,
  merged: survivor,
  fields: [
    { field: 'headline', same: false, suggested: 'duplicate', reason: 'newer' },
    { field: 'name', same: true, suggested: 'survivor', reason: 'kept' },
  ],
  moves: [{ name: 'notes', count: 12 }],
  blockedBy: null,
  ...changes,
});

async function show(preview = makePreview()) {
  const shown = renderRemote(<CandidatesRoutes />, {
    api,
    session: 'team_lead',
    path: `/candidates/${survivor.id}/profile?merge=${duplicate.id}`,
    handlers: [
      ...recordHandlers(survivor),
      respond(previewMerge, () => preview),
      respond(merge, () => makeCandidate({ version: 4 })),
    ],
  });
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Merge two records' }, { timeout: 30_000 }),
  );
  await dialog.findByText('What differs');
  return { ...shown, dialog, confirm: dialog.getByRole('button', { name: 'Merge records' }) };
}

test('proposes the better value, says what follows, and sends what was chosen', async () => {
  const { user, dialog, confirm, network, platform } = await show();
  const headline = within(dialog.getByRole('group', { name: 'Headline' }));
  expect(
    headline.getByRole('radio', { name: /Staff backend.*Confirmed more recently/ }),
  ).toBeChecked();
  expect(dialog.getByText('12 notes are moved')).toBeVisible();
  expect(dialog.queryByRole('group', { name: 'Name' })).not.toBeInTheDocument();
  expect(await axeFindings(screen.getByRole('dialog'))).toEqual([]);

  await user.click(headline.getByRole('radio', { name: /Senior backend/ }));
  await user.click(confirm);
  await waitFor(() =>
    expect(network.callsOf(merge)[0]?.body).toEqual({
      version: 3,
      duplicateId: duplicate.id,
      duplicateVersion: 7,
      choices: { headline: 'survivor', name: 'survivor' },
    }),
  );
  await waitFor(() => expect(window.location.search).toBe(''));
  expect(platform.notices[0]?.text).toBe('C-000044 was merged into Mateus Ferreira');
});

test('says why two records cannot be merged', async () => {
  const { dialog, confirm } = await show(makePreview({ blockedBy: 'MERGE_TWO_LOGINS' }));
  expect(dialog.getByRole('alert')).toHaveTextContent('Both records have their own account');
  expect(confirm).toBeDisabled();
});
