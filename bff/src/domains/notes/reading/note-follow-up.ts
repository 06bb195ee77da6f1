import type { BodyOf, noteEndpoints } from '@muster/contracts';
import { Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { invalidField } from '../../../http/app-error.ts';
import { addDays, today } from '../../../db/calendar-day.ts';
import { requireColleague } from '../../../identity/people/require-colleague.ts';
import type { NoteSubject } from './note-subject.ts';
import { createTask, findTask, removeTask, rescheduleTask } from '../../tasks/api/tasks.ts';

export type FollowUp = NonNullable<BodyOf<typeof noteEndpoints.create>['followUp']>;

/**
 * Checks whether a user can be assigned a follow-up on the note's subject.
 * @throws AppError VALIDATION_FAILED if the day is past, or the assignee is not staff or cannot
 *   open the record, or such a record has no follow-ups
 */
export async function checkFollowUp(
  tx: Tx,
  subject: NoteSubject,
  followUp: FollowUp,
  path: string,
): Promise<void> {
  if (!subject.followUp) throw invalidField(path, 'NOT_ALLOWED');
  // A day of grace: it may still be yesterday evening for the writer.
  if (followUp.on < addDays(today(), -1)) throw invalidField(`${path}.on`, 'IN_PAST');
  await requireColleague(tx, new Types.ObjectId(followUp.assigneeId), {
    path: `${path}.assigneeId`,
    mayOpen: (actor) => subject.mayOpen(actor),
  });
}

/**
 * Updates a note's task to match its follow-up: at most one open task. The title names the record,
 * never the note, whose text has fewer readers.
 * @returns the task's id; null without a follow-up
 */
export async function applyFollowUp(
  tx: Tx,
  note: { _id: Types.ObjectId; followUpTaskId: Types.ObjectId | null },
  subject: NoteSubject,
  followUp: FollowUp | null,
): Promise<Types.ObjectId | null> {
  const task = followUp && subject.followUp;
  const present = note.followUpTaskId && (await findTask(note.followUpTaskId, tx));
  if (!followUp || !task) {
    if (present) await removeTask(tx, present._id);
    return null;
  }
  const wanted = { dueOn: followUp.on, assigneeId: new Types.ObjectId(followUp.assigneeId) };
  if (present && present.status !== 'done') return (await rescheduleTask(tx, present, wanted))._id;
  const made = await createTask(tx, task.on, {
    ...wanted,
    title: task.title.slice(0, 160),
    kind: 'follow_up',
    rule: `note:${note._id.toHexString()}`,
  });
  return made._id;
}
