import type { noteEndpoints } from '@muster/contracts';
import type { QueryFilter } from 'mongoose';
import { audit } from '../../../audit/audit.service.ts';
import { keysetPage } from '../../../db/keyset.ts';
import { transact } from '../../../db/unit-of-work.ts';
import type { RequestContext } from '../../../http/context.ts';
import type { Service } from '../../../http/mount.ts';
import { findNote } from './find-note.ts';
import { NoteModel, type Note } from '../../../records/notes/note.model.ts';
import { showNote, showNotes } from '../note.serializer.ts';
import { findSubject } from './note-subject.ts';
import { readsUnderAudit, scopeFor } from '../../../records/notes/notes.policy.ts';

/** Lists notes of a record, newest first; pinned ones separately, on the first page. */
export const listNotes: Service<typeof noteEndpoints.list> = async (ctx, { query }) => {
  const { actor } = ctx;
  const subject = await findSubject(actor, query, { deleted: true });
  const { subjectType, kind } = query;
  const filter: QueryFilter<Note> = {
    subjectType,
    subjectId: subject._id,
    ...(kind && { kind }),
    ...scopeFor(actor, subjectType),
  };
  const { rows, page } = await keysetPage<Note, 'createdAt'>(NoteModel, {
    filter: { ...filter, pinned: false },
    sort: '-createdAt',
    fields: { createdAt: 'createdAt' },
    limit: query.limit,
    cursor: query.cursor,
    list: { notes: subject._id.toHexString(), kind: kind ?? null },
  });
  const pinned =
    query.cursor === undefined
      ? await NoteModel.find({ ...filter, pinned: true })
          .sort({ createdAt: -1, _id: -1 })
          .lean()
      : [];
  await noteReads(ctx, [...pinned, ...rows]);
  const shown = await showNotes(actor, [...pinned, ...rows], subject);
  return {
    pinned: shown.slice(0, pinned.length),
    data: shown.slice(pinned.length),
    page,
    mayWrite: subject.deletedAt === null && subject.mayWrite(actor),
  };
};

/** Reads one note, for its link and the page that deletes it. */
export const readNote: Service<typeof noteEndpoints.read> = async (ctx, { params }) => {
  const { note, subject } = await findNote(ctx.actor, params.id, { deleted: true });
  await noteReads(ctx, [note]);
  return showNote(ctx.actor, note, subject);
};

/** Audits owners and admins who read private notes of others. */
async function noteReads(ctx: RequestContext, notes: readonly Note[]): Promise<void> {
  const watched = notes.filter((note) => !note.deletedAt && readsUnderAudit(ctx.actor, note));
  if (watched.length === 0) return;
  await transact(ctx, async (tx) => {
    for (const { _id } of watched)
      await audit(tx, { action: 'note.read_private', entity: 'note', entityId: _id });
  });
}
