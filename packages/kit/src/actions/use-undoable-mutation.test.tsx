import { noteEndpoints } from '@muster/contracts';
import { createMusterApi } from '../api/create-muster-api.ts';
import { act, fail, fixtureFor, renderRemote, respond, screen, waitFor } from '../testing/index.ts';
import { useUndoableMutation } from './use-undoable-mutation.ts';

const api = createMusterApi({ notesPin: noteEndpoints.pin, notesUnpin: noteEndpoints.unpin });
const note = fixtureFor(noteEndpoints.read.response, { version: 2 });

function PinButton() {
  const [pin] = api.useNotesPinMutation();
  const [unpin] = api.useNotesUnpinMutation();
  const { run } = useUndoableMutation({
    mutation: pin,
    message: () => 'Note pinned',
    undo: ({ id, version }) => unpin({ params: { id }, body: { version } }).unwrap(),
  });
  const args = { params: { id: note.id }, body: { version: note.version } };
  return <button onClick={() => void run(args)}>Pin</button>;
}

test('says what was done, and undoes it on the version it created', async () => {
  const { user, platform, network } = renderRemote(<PinButton />, {
    api,
    handlers: [
      respond(noteEndpoints.pin, () => ({ ...note, pinned: true, version: 3 })),
      respond(noteEndpoints.unpin, () => ({ ...note, version: 4 })),
    ],
  });
  await user.click(screen.getByRole('button', { name: 'Pin' }));
  await waitFor(() => expect(platform.notices).toHaveLength(1));
  expect(platform.notices[0]).toMatchObject({ kind: 'success', text: 'Note pinned' });
  await act(async () => platform.notices[0]?.undo?.());
  expect(network.callsOf(noteEndpoints.unpin)[0]?.body).toEqual({ version: 3 });
  expect(platform.notices.at(-1)?.text).toBe('Undone');
});

test('a refusal is explained in words and offers no Undo', async () => {
  const { user, platform } = renderRemote(<PinButton />, {
    api,
    handlers: [respond(noteEndpoints.pin, () => fail('PIN_LIMIT'))],
  });
  await user.click(screen.getByRole('button', { name: 'Pin' }));
  await waitFor(() => expect(platform.notices).toHaveLength(1));
  expect(platform.notices[0]).toEqual({
    kind: 'error',
    text: 'Three notes are pinned already. Unpin one first.',
  });
});
