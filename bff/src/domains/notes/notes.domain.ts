import type { Domain } from '../domain.ts';
import { personalNotes } from './notes.personal.ts';
import { noteRoutes } from './notes.router.ts';

export const notesDomain: Domain = {
  name: 'notes',
  routes: noteRoutes,
  personal: [personalNotes],
};
