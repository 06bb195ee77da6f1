import path from 'node:path';
import { noteEndpoints, userEndpoints } from '@muster/contracts';
import { createMusterApi } from '@muster/kit';
import {
  changedEverywhere,
  fixtureFor,
  renderRemote,
  respond,
  screen,
  testConflicts,
  within,
} from '@muster/kit/testing';
import { blockEndpoints } from '../block-endpoints.ts';
import { BlocksProvider } from '../blocks-context.tsx';
import { NotesPanel } from './notes-panel.tsx';

const api = createMusterApi(blockEndpoints);
const subject = { subjectType: 'candidate', subjectId: '64b000000000000000000011' } as const;
const list = fixtureFor(noteEndpoints.list.response);
const note = fixtureFor(noteEndpoints.read.response, {
  ...subject,
  ...{ body: '<p>Rang twice.</p>', pinned: false, version: 3, allowedActions: ['edit'] },
  author: { id: '64b000000000000000000001', name: 'Robin Reyes' },
  removed: null,
});
const theirs = {
  ...changedEverywhere(noteEndpoints.read.response, note),
  ...{ ...subject, body: '<p>Rang three times.</p>', removed: null, version: 5 },
};

testConflicts(path.join(import.meta.dirname, '..'), [
  {
    source: 'notes/note-edit-form.tsx',
    show: (handler) =>
      renderRemote(
        <BlocksProvider api={api}>
          <NotesPanel subject={subject} />
        </BlocksProvider>,
        {
          ...{ api, session: 'admin', path: '/candidates/1/profile/notes' },
          handlers: [
            respond(noteEndpoints.list, () => ({ ...list, pinned: [], data: [note] })),
            respond(userEndpoints.options, () => []),
            handler,
          ],
        },
      ),
    open: async (user) => {
      await user.click(await screen.findByRole('button', { name: /Actions for the note by/ }));
      await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    },
    ...{ endpoint: noteEndpoints.update, current: theirs, fields: 3, save: 'Save note' },
    saved: { note: theirs, mentionsWithoutAccess: [] },
    change: async (user, form) => {
      const editor = within(form).getByRole('form', { name: /note/i });
      await user.click(within(editor).getByRole('combobox', { name: /Kind/ }));
      await user.click(await screen.findByRole('option', { name: 'Call' }));
    },
  },
]);
