import type { Actor } from '../../auth/actor.ts';
import { readsCandidateNotes } from './notes.policy.ts';

/** The notes that the actor may search, on candidates visible to them. */
export const searchedNotes = (actor: Actor): { team: boolean; management: boolean } => ({
  team: readsCandidateNotes(actor),
  management: readsCandidateNotes(actor) && actor.can('note.readManagement'),
});
