import type { noteEndpoints } from '@muster/contracts';
import { Types } from 'mongoose';
import { audit } from '../../../audit/audit.service.ts';
import type { Service } from '../../../http/mount.ts';
import { changeNote } from './change-note.ts';
import { requireText } from './create-note.ts';
import { readMentions, notifyMentioned } from '../reading/note-mentions.ts';
import { requireAuthor } from '../reading/note-rights.ts';
import { showNote } from '../note.serializer.ts';

/** Adds a correction to an own note; the original text stays. */
export const correctNote: Service<typeof noteEndpoints.correct> = (
  ctx,
  { params, body: input },
) => {
  const { actor } = ctx;
  const _id = new Types.ObjectId();
  return changeNote(ctx, {
    id: params.id,
    version: input.version,
    paths: [`corrections.${_id.toHexString()}`],
    allow: (note) => requireAuthor(actor, note),
    change: async (_note, _subject, tx) => {
      const { body } = await readMentions(input.body, tx);
      requireText(body, 'body');
      return { $push: { corrections: { _id, body, authorId: actor.userId, at: tx.at } } };
    },
    finish: async (tx, { after, subject }) => {
      const body = after.corrections.at(-1)?.body ?? '';
      await audit(tx, {
        action: 'note.correct',
        entity: 'note',
        entityId: after._id,
        changes: [{ path: 'corrections', before: null, after: body }],
      });
      const { mentioned } = await readMentions(body, tx);
      await notifyMentioned(tx, after, subject, mentioned);
      return showNote(actor, after, subject, tx.session);
    },
  });
};
