import type { Note as ShownNote, noteEndpoints } from '@muster/contracts';
import { audit, changesBetween } from '../../../audit/audit.service.ts';
import type { RequestContext } from '../../../http/context.ts';
import type { Service } from '../../../http/mount.ts';
import { changeNote } from './change-note.ts';
import { freePinSlot, retryPin } from '../reading/note-pins.ts';
import { requireWrite } from '../reading/note-rights.ts';
import type { Note } from '../../../records/notes/note.model.ts';
import { showNote } from '../note.serializer.ts';

export const pinNote: Service<typeof noteEndpoints.pin> = (ctx, { params, body }) =>
  retryPin(() => setPinned(ctx, params.id, body.version, true));

export const unpinNote: Service<typeof noteEndpoints.unpin> = (ctx, { params, body }) =>
  setPinned(ctx, params.id, body.version, false);

/** Pins or unpins a note; if it is already so, the answer is the unchanged note. */
const setPinned = (
  ctx: RequestContext,
  id: string,
  version: number,
  pinned: boolean,
): Promise<ShownNote> =>
  changeNote(ctx, {
    id,
    version,
    paths: ['pinned'],
    allow: (_note, subject) => requireWrite(ctx.actor, subject),
    isRepeat: (note) => note.pinned === pinned,
    change: async (note, _subject, tx) => ({
      $set: { pinned, pinSlot: pinned ? await freePinSlot(note, tx.session) : null },
    }),
    finish: async (tx, { before, after, subject }) => {
      if (before.pinned !== after.pinned)
        await audit(tx, {
          action: pinned ? 'note.pin' : 'note.unpin',
          entity: 'note',
          entityId: after._id,
          changes: changesBetween<Note>(before, after, ['pinned']),
        });
      return showNote(ctx.actor, after, subject, tx.session);
    },
  });
