import {
  actionsFrom,
  canTransition,
  candidateMachine,
  candidateStatusActions,
  type CandidateAction,
  type CandidateStatusAction,
} from '@muster/contracts';
import type { Actor } from '../../../auth/actor.ts';
import { restorableUntil } from '../../../db/soft-delete.ts';
import { mayWriteNotes } from '../../../records/notes/note-counts.ts';
import type { Candidate } from '../../../records/candidates/candidate.model.ts';
import { reaches } from '../../../records/candidates/candidates.policy.ts';

/** Returns the state-machine actions that the reader may run now. */
export const allowedStatusActions = (
  actor: Actor,
  candidate: Candidate,
): CandidateStatusAction[] => {
  const possible: readonly string[] = actionsFrom(
    candidateMachine,
    candidate.status,
    (permission) =>
      permission !== 'system' && permission !== 'public' && reaches(actor, permission, candidate),
  );
  return candidateStatusActions.filter((action) => possible.includes(action));
};

/** Returns the reader's current actions on the record, in the contract's order. */
export function allowedActions(actor: Actor, candidate: Candidate): CandidateAction[] {
  const { deletedAt } = candidate;
  if (deletedAt)
    return reaches(actor, 'candidate.restoreDeleted', candidate) &&
      restorableUntil(deletedAt) > new Date()
      ? ['restore_deleted']
      : [];
  const may = (permission: Parameters<typeof reaches>[1]) => reaches(actor, permission, candidate);
  const actions: [CandidateAction, boolean][] = [
    ['edit_contact', may('candidate.updateContact')],
    ['edit_links', may('candidate.updateContact')],
    ['edit_rates', may('candidate.updateRates')],
    ['edit_skills', may('candidate.updateSkills')],
    ['assess_english', may('candidate.assessEnglish')],
    ['edit_experience', may('candidate.updateExperience')],
    ['edit_bios', may('candidate.updateBios')],
    ['edit_pools', may('candidate.updatePools')],
    ['edit_harvest_id', may('candidate.updateHarvestId')],
    ['edit_sensitive', may('candidate.updateSensitive')],
    ['read_client_rules', may('candidate.readExclusions')],
    ['add_note', mayWriteNotes(actor, candidate)],
    ...allowedStatusActions(actor, candidate).map((action): [CandidateAction, boolean] => [
      action,
      true,
    ]),
    ['merge', candidate.status !== 'anonymised' && may('candidate.merge')],
    ['export_data', candidate.status !== 'anonymised' && may('candidate.exportData')],
    [
      'anonymise',
      canTransition(candidateMachine, candidate.status, 'anonymise') && may('candidate.anonymise'),
    ],
    ['delete', may('candidate.delete')],
  ];
  return actions.filter(([, allowed]) => allowed).map(([action]) => action);
}
