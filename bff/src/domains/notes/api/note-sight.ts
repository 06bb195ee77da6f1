import type { Actor } from '../../../auth/actor.ts';
import { readsCandidateNotes } from '../notes.policy.ts';

/** Which notes on candidates whom they may see the actor may search. */
export const searchedNotes = (actor: Actor): { team: boolean; management: boolean } => ({
  team: readsCandidateNotes(actor),
  management: readsCandidateNotes(actor) && actor.can('note.readManagement'),
});
