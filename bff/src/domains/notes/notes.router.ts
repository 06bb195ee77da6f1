import { noteEndpoints } from '@muster/contracts';
import type { Router } from 'express';
import { mount } from '../../http/mount.ts';
import { correctNote } from './changes/correct-note.ts';
import { createNote } from './changes/create-note.ts';
import { deleteNote } from './changes/delete-note.ts';
import { pinNote, unpinNote } from './changes/pin-note.ts';
import { listNotes, readNote } from './reading/read-notes.ts';
import { updateNote } from './changes/update-note.ts';

/** Serves the notes on records. */
export function noteRoutes(router: Router): void {
  mount(router, noteEndpoints.list, listNotes);
  mount(router, noteEndpoints.read, readNote);
  mount(router, noteEndpoints.create, createNote);
  mount(router, noteEndpoints.update, updateNote);
  mount(router, noteEndpoints.correct, correctNote);
  mount(router, noteEndpoints.pin, pinNote);
  mount(router, noteEndpoints.unpin, unpinNote);
  mount(router, noteEndpoints.delete, deleteNote);
}
