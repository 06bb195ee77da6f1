import type { Domain } from '../domain.ts';
import { forgetInNotes } from './notes.forget.ts';
import { personalNotes } from './notes.personal.ts';
import { noteRoutes } from './notes.router.ts';

export const notesDomain: Domain = {
  name: 'notes',
  routes: noteRoutes,
  personal: [personalNotes],
  forget: forgetInNotes,
};
