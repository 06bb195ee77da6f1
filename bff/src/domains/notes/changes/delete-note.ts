import type { noteEndpoints } from '@muster/contracts';
import { audit, changesBetween } from '../../../audit/audit.service.ts';
import { showConflict } from '../../../db/show-conflict.ts';
import { transact } from '../../../db/unit-of-work.ts';
import { updateVersioned } from '../../../db/versioned-update.ts';
import type { Service } from '../../../http/mount.ts';
import { withdrawPromisesOf } from '../../promises/api/track-promises.ts';
import { removeTask } from '../../tasks/api/tasks.ts';
import { findNote, requireLive } from '../reading/find-note.ts';
import { requireDelete } from '../reading/note-rights.ts';
import { NoteModel, type Note } from '../../../records/notes/note.model.ts';
import { showNote } from '../note.serializer.ts';

/**
 * Removes a note and its follow-up. A tombstone stays; the text only remains in the audit trail.
 */
export const deleteNote: Service<typeof noteEndpoints.delete> = async (ctx, { params, body }) => {
  const { actor } = ctx;
  try {
    return await transact(ctx, async (tx) => {
      const { session } = tx;
      const { note, subject } = await findNote(actor, params.id, { session });
      // If the same user repeats the request, the answer is the tombstone.
      if (note.deletedBy?.equals(actor.userId)) return showNote(actor, note, subject, session);
      requireLive(note);
      requireDelete(actor, note);
      const { before, after } = await updateVersioned<Note>(tx, NoteModel, {
        filter: { _id: note._id },
        base: body.version,
        paths: ['kind', 'visibility', 'body', 'followUp', 'corrections', 'pinned'],
        apply: () => ({
          $set: {
            body: '',
            mentions: [],
            corrections: [],
            pinned: false,
            pinSlot: null,
            followUpTaskId: null,
            deletedAt: tx.at,
            deletedBy: tx.userId,
          },
        }),
      });
      if (before.followUpTaskId) await removeTask(tx, before.followUpTaskId);
      await withdrawPromisesOf(tx, { source: 'note', sourceId: after._id });
      await audit(tx, {
        action: 'note.delete',
        entity: 'note',
        entityId: after._id,
        changes: changesBetween<Note>(before, after, [
          'body',
          'corrections',
          'pinned',
          'deletedAt',
        ]),
      });
      return showNote(actor, after, subject, session);
    });
  } catch (error) {
    throw await showConflict(error, async () => {
      const { note, subject } = await findNote(actor, params.id);
      return showNote(actor, note, subject);
    });
  }
};
