import type { CandidateMachineAction } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import type { Candidate } from '../../../records/candidates/candidate.model.ts';
import { undoHold } from '../../../mail/held-mails.ts';
import { StatusUndoModel, type StatusUndo } from './status-undo.model.ts';

const keep = 60 * 60_000;

/** Follow-ups of a move that are undone with it. */
export interface Followed {
  applicationIds?: readonly Types.ObjectId[];
  mailIds?: readonly Types.ObjectId[];
}

/** Remembers the record before a move, so that its author can undo it. */
export async function keepUndo(
  tx: Tx,
  {
    action,
    before,
    after,
    applicationIds = [],
    mailIds = [],
  }: { action: CandidateMachineAction; before: Candidate; after: Candidate } & Followed,
): Promise<void> {
  if (!tx.userId) return;
  const undo: Omit<StatusUndo, '_id'> = {
    candidateId: after._id,
    action,
    by: tx.userId,
    version: after.version,
    earlier: {
      status: before.status,
      previousStatus: before.previousStatus,
      statusReasonId: before.statusReasonId,
      statusNote: before.statusNote,
      statusChangedAt: before.statusChangedAt,
      statusChangedBy: before.statusChangedBy,
      snoozedUntil: before.snoozedUntil,
      coolDownUntil: before.coolDownUntil,
    },
    applicationIds: [...applicationIds],
    mailIds: [...mailIds],
    until: new Date(tx.at.getTime() + undoHold),
    undoneAt: null,
    purgeAt: new Date(tx.at.getTime() + keep),
  };
  await StatusUndoModel.replaceOne({ candidateId: after._id }, undo, {
    upsert: true,
    session: tx.session,
  });
}
