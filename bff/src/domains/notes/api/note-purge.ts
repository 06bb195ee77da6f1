import type { QueryFilter, Types } from 'mongoose';
import { forgetValues } from '../../../audit/forget-values.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { announceChange } from '../../../outbox/record-changed.ts';
import { applicationIdsOf } from '../../../records/applications/application-visibility.ts';
import { NoteModel, type Note } from '../../../records/notes/note.model.ts';
import { placementIdsOf } from '../../../records/placements/placement-visibility.ts';
import { membersOfCandidate } from '../../team/api/members.ts';

/** Removes the notes of a permanently deleted record, and their texts from the audit trail. */
export async function purgeNotes(
  tx: Tx,
  subjectType: Note['subjectType'],
  subjectId: Types.ObjectId,
): Promise<void> {
  const { session } = tx;
  const on = subjectType === 'candidate' ? await onPerson(subjectId) : { subjectType, subjectId };
  const notes = await NoteModel.find(on, { _id: 1 }, { session }).lean();
  await forgetValues(
    tx,
    'note',
    notes.map(({ _id }) => _id),
  );
  await NoteModel.deleteMany(on, { session });
  // The search index contains the words of notes, too.
  for (const { _id } of notes) announceChange(tx, 'note', _id);
}

/** Selects the notes on a candidate, and on the candidate's applications and work. */
export async function onPerson(candidateId: Types.ObjectId): Promise<QueryFilter<Note>> {
  const [applications, placements, members] = await Promise.all([
    applicationIdsOf([candidateId]),
    placementIdsOf([candidateId]),
    membersOfCandidate(candidateId),
  ]);
  return {
    $or: [
      { subjectType: 'candidate', subjectId: candidateId },
      { subjectType: 'application', subjectId: { $in: applications } },
      { subjectType: 'placement', subjectId: { $in: placements } },
      { subjectType: 'team_member', subjectId: { $in: members } },
    ],
  };
}
