import type { noteEndpoints, PersonRef } from '@muster/contracts';
import type { UpdateQuery } from 'mongoose';
import { audit, changesBetween } from '../../../audit/audit.service.ts';
import type { Service } from '../../../http/mount.ts';
import { findActiveStaff } from '../../../identity/people/people.ts';
import { retrackPromises } from '../../promises/api/track-promises.ts';
import { promisesIn } from '../reading/note-promises.ts';
import { changeNote } from './change-note.ts';
import { checkKind, checkVisibility, requireText } from './create-note.ts';
import { applyFollowUp, checkFollowUp } from '../reading/note-follow-up.ts';
import { readMentions, notifyMentioned, withoutAccess } from '../reading/note-mentions.ts';
import { requireEdit } from '../reading/note-rights.ts';
import type { Note } from '../../../records/notes/note.model.ts';
import { showNote } from '../note.serializer.ts';

/** Changes an own note within 24 hours; newly mentioned users are notified. */
export const updateNote: Service<typeof noteEndpoints.update> = (ctx, { params, body: input }) => {
  const { actor } = ctx;
  const { kind, visibility, body, followUp } = input.changes;
  return changeNote(ctx, {
    id: params.id,
    version: input.version,
    paths: Object.keys(input.changes),
    allow: (note) => requireEdit(actor, note),
    change: async (note, subject, tx) => {
      const $set: NonNullable<UpdateQuery<Note>['$set']> = { editedAt: tx.at };
      if (kind !== undefined) {
        checkKind(actor, subject, kind, 'changes.kind');
        $set['kind'] = kind;
      }
      if (visibility !== undefined) {
        checkVisibility(actor, visibility, 'changes.visibility');
        $set['visibility'] = visibility;
      }
      if (body !== undefined) {
        const text = await readMentions(body, tx);
        requireText(text.body, 'changes.body');
        $set['body'] = text.body;
        $set['mentions'] = text.mentioned.map(({ id }) => id);
      }
      if (followUp !== undefined) {
        if (followUp) await checkFollowUp(tx, subject, followUp, 'changes.followUp');
        $set['followUpTaskId'] = await applyFollowUp(tx, note, subject, followUp);
      }
      return { $set };
    },
    finish: async (tx, { before, after, subject }) => {
      await audit(tx, {
        action: 'note.update',
        entity: 'note',
        entityId: after._id,
        changes: changesBetween<Note>(before, after, [
          'kind',
          'visibility',
          'body',
          'followUpTaskId',
        ]),
      });
      const promising = promisesIn(after, subject);
      if (promising) await retrackPromises(tx, promising);
      const mentioned = await findActiveStaff(after.mentions, tx.session);
      const fresh = mentioned.filter(
        ({ id }) => !before.mentions.some((known) => known.equals(id)),
      );
      await notifyMentioned(tx, after, subject, fresh);
      const mentionsWithoutAccess: PersonRef[] = withoutAccess(after, subject, mentioned);
      return { note: await showNote(actor, after, subject, tx.session), mentionsWithoutAccess };
    },
  });
};
