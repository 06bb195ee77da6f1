import type { activityKinds } from '@muster/contracts';
import type { AuditEvent } from '../../audit/audit-event.model.ts';
import type { People } from '../people/people.service.ts';

export type ActivityKind = (typeof activityKinds)[number];

/** Which audit actions are told as what. Reads of secrets are kept, and not told here. */
const kinds: Readonly<Record<string, ActivityKind>> = {
  'candidate.create': 'created',
  'candidate.update_contact': 'changed',
  'candidate.update_links': 'changed',
  'candidate.update_skills': 'changed',
  'candidate.update_availability': 'changed',
  'candidate.update_experience': 'changed',
  'candidate.update_education': 'changed',
  'candidate.add_bio': 'changed',
  'candidate.update_bio': 'changed',
  'candidate.remove_bio': 'changed',
  'candidate.restore_bio': 'changed',
  'candidate.update_pools': 'changed',
  'candidate.import': 'changed',
  'candidate.change_owner': 'changed',
  'candidate.update_rates': 'rate_changed',
  'candidate.engage': 'status_changed',
  'candidate.activate': 'status_changed',
  'candidate.placement_starts': 'status_changed',
  'candidate.placement_ends': 'status_changed',
  'candidate.snooze': 'status_changed',
  'candidate.undo_snooze': 'status_changed',
  'candidate.wake': 'status_changed',
  'candidate.reject': 'status_changed',
  'candidate.undo_reject': 'status_changed',
  'candidate.restore': 'status_changed',
  'candidate.do_not_contact': 'status_changed',
  'candidate.lift': 'status_changed',
  'candidate.archive': 'status_changed',
  'candidate.undo_archive': 'status_changed',
  'candidate.grant_consent': 'changed',
  'candidate.refuse_consent': 'changed',
  'candidate.delete': 'deleted',
  'candidate.restore_deleted': 'restored',
  'note.create': 'note_added',
  'note.delete': 'note_removed',
  'task.create': 'task_added',
  'task.complete': 'task_done',
  'attachment.create': 'file_added',
  'attachment.update': 'file_changed',
  'attachment.set_type': 'file_changed',
  'attachment.set_visibility': 'file_changed',
  'attachment.set_primary': 'file_changed',
  'attachment.delete': 'file_removed',
  'attachment.restore': 'file_restored',
};

export const kindOf = (action: string): ActivityKind | null => kinds[action] ?? null;

/** The actions that are told to somebody who may, or may not, know of rates. */
export const toldActions = ({ rates }: { rates: boolean }): string[] =>
  Object.keys(kinds).filter((action) => rates || kinds[action] !== 'rate_changed');

/** Who did it; of somebody who acted as another person both names: `Ana Silva (as Li Wei)`. */
export function actorOf(
  { actorUserId, realActorUserId }: Pick<AuditEvent, 'actorUserId' | 'realActorUserId'>,
  people: People,
): string | null {
  if (!actorUserId) return null;
  const name = people.name(actorUserId);
  return realActorUserId ? `${people.name(realActorUserId)} (as ${name})` : name;
}
