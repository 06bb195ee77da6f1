import { limits } from '@muster/contracts';
import { Types } from 'mongoose';
import { z } from 'zod';
import type { Tx } from '../../db/unit-of-work.ts';
import type { PersonalRecords } from '../../personal/personal-records.ts';
import { moveRows, moveRowsBack } from '../../personal/moved-rows.ts';
import { plainText } from '../../rich-text/rich-text.ts';
import { onPerson, purgeNotes } from './api/note-purge.ts';
import { NoteModel, type Note } from '../../records/notes/note.model.ts';

const about = (candidateId: Types.ObjectId) =>
  ({ subjectType: 'candidate', subjectId: candidateId }) as const;

const pinsSchema = z.object({ pins: z.array(z.object({ id: z.string(), slot: z.number() })) });

/**
 * Notes on a candidate. In a merge the survivor's pins stay; the other's take the remaining slots.
 */
export const personalNotes: PersonalRecords = {
  name: 'notes',
  count: (candidateId) => NoteModel.countDocuments({ ...about(candidateId), deletedAt: null }),
  move: async (tx, { from, to }) => {
    const pins = await pinnedOn(tx, from);
    const taken = (await pinnedOn(tx, to)).map(({ pinSlot }) => pinSlot);
    const moved = await moveRows(tx, NoteModel, about(from), {
      $set: { subjectId: to, pinned: false, pinSlot: null },
    });
    const free = Array.from({ length: limits.note.pinned }, (_x, slot) => slot).filter(
      (slot) => !taken.includes(slot),
    );
    await pin(
      tx,
      pins.flatMap(({ _id }, i) => (free[i] === undefined ? [] : { _id, slot: free[i] })),
    );
    return {
      count: moved.count,
      undo: {
        ...moved.undo,
        pins: pins.map(({ _id, pinSlot }) => ({ id: _id.toHexString(), slot: pinSlot })),
      },
    };
  },
  moveBack: async (tx, { from, to }, undo) => {
    await moveRowsBack(tx, NoteModel, undo, about(to), {
      $set: { subjectId: from, pinned: false, pinSlot: null },
    });
    await pin(
      tx,
      pinsSchema.parse(undo).pins.map(({ id, slot }) => ({ _id: new Types.ObjectId(id), slot })),
    );
  },
  // A colleague's private notes are about their own work, and not part of the person's data.
  collect: async (candidateId) => {
    const notes = await NoteModel.find({
      ...(await onPerson(candidateId)),
      deletedAt: null,
      visibility: 'team',
    })
      .sort({ createdAt: 1 })
      .lean();
    return notes.map(({ kind, body, createdAt }) => ({
      kind,
      text: plainText(body),
      at: createdAt.toISOString(),
    }));
  },
  erase: (tx, candidateId) => purgeNotes(tx, 'candidate', candidateId),
};

const pinnedOn = (
  { session }: Tx,
  candidateId: Types.ObjectId,
): Promise<Pick<Note, '_id' | 'pinSlot'>[]> =>
  NoteModel.find(
    { ...about(candidateId), pinSlot: { $ne: null } },
    { pinSlot: 1 },
    { session },
  ).lean();

async function pin(
  { session }: Tx,
  places: readonly { _id: Types.ObjectId; slot: number }[],
): Promise<void> {
  for (const { _id, slot } of places)
    await NoteModel.updateOne(
      { _id, deletedAt: null },
      { $set: { pinned: true, pinSlot: slot } },
      { session },
    );
}
