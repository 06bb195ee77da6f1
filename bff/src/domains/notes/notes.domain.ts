import type { Domain } from '../../domain.ts';
import { browsable } from '../../data-browser/browsable-collection.ts';
import { NoteModel } from '../../records/notes/note.model.ts';
import { forgetInNotes } from './notes.forget.ts';
import { personalNotes } from './notes.personal.ts';
import { noteRoutes } from './notes.router.ts';

export const notesDomain: Domain = {
  name: 'notes',
  collections: [browsable(NoteModel)],
  routes: noteRoutes,
  personal: [personalNotes],
  forget: forgetInNotes,
};
