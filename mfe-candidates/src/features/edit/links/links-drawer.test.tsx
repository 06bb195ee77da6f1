import { axeFindings, fail, respond, screen, waitFor } from '@muster/kit/testing';
import { idOf, makeCandidate } from '../../../testing/candidate.fixtures.ts';
import { openForm, updateLinks } from '../edit-forms.fixtures.tsx';

const link = { kind: 'linkedin', url: 'https://www.linkedin.com/in/mateus', label: null } as const;
const candidate = makeCandidate({
  links: [
    { ...link, id: idOf(61), visibility: 'internal' },
    { ...link, id: idOf(62), kind: 'other', url: 'https://mateus.dev', visibility: 'client' },
  ],
});
const open = (answer: Parameters<typeof respond<typeof updateLinks>>[1] = () => candidate) =>
  openForm(candidate, 'links', [respond(updateLinks, answer)]);

test('a new link guesses its kind, and removed and moved links are sent by id', async () => {
  const { user, dialog, save, network } = await open();
  expect(await axeFindings(screen.getByRole('dialog'))).toEqual([]);
  await user.click(dialog.getByRole('button', { name: /Remove .*linkedin/ }));
  await user.click(dialog.getByRole('button', { name: 'Add link' }));
  const added = dialog.getAllByRole('textbox', { name: 'Link' })[1];
  if (!added) throw new Error('The new row is missing');
  await user.click(added);
  await user.paste('https://github.com/mateus');
  expect(dialog.getAllByRole('combobox', { name: 'Kind' })[1]).toHaveValue('GitHub');
  await user.click(dialog.getByRole('button', { name: /Move .*github.* up/ }));
  await save();
  await waitFor(() => expect(network.callsOf(updateLinks)).toHaveLength(1));
  expect(network.callsOf(updateLinks)[0]?.body).toEqual({
    version: 3,
    links: {
      upsert: [
        { kind: 'github', url: 'https://github.com/mateus', label: null, visibility: 'internal' },
      ],
      remove: [idOf(61)],
      order: ['new:0', idOf(62)],
    },
  });
});

test('a refused link is marked in its own row, whatever its position in the request', async () => {
  const fields = [{ path: 'links.upsert[0].url', code: 'NOT_UNIQUE', message: '' }] as const;
  const { user, dialog, save } = await open(() =>
    fail('VALIDATION_FAILED', { fields: [...fields] }),
  );
  const [first, second] = dialog.getAllByRole('textbox', { name: 'Link' });
  if (!first || !second) throw new Error('The rows are missing');
  await user.type(second, '/about');
  await save();
  await waitFor(() => expect(second).toBeInvalid());
  expect(first).toBeValid();
});
