import { noteEndpoints } from '@muster/contracts';
import type { Router } from 'express';
import { mount } from '../../http/mount.ts';
import { correctNote } from './correct-note.ts';
import { createNote } from './create-note.ts';
import { deleteNote } from './delete-note.ts';
import { pinNote, unpinNote } from './pin-note.ts';
import { listNotes, readNote } from './read-notes.ts';
import { updateNote } from './update-note.ts';

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
