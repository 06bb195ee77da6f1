import { limits } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import { firstFree, retryTakenSlot } from '../../../db/free-slot.ts';
import { AppError } from '../../../http/app-error.ts';
import { NoteModel, type Note } from '../../../records/notes/note.model.ts';

const max = limits.note.pinned;

/** Returns a free slot among the pinned notes of a record. @throws AppError PIN_LIMIT */
export async function freePinSlot(
  { subjectType, subjectId }: Pick<Note, 'subjectType' | 'subjectId'>,
  session: ClientSession,
): Promise<number> {
  const taken = await NoteModel.find(
    { subjectType, subjectId, pinSlot: { $ne: null } },
    { pinSlot: 1 },
    { session },
  ).lean();
  const free = firstFree(
    taken.map(({ pinSlot }) => pinSlot),
    max,
  );
  if (free === null) throw new AppError('PIN_LIMIT', { context: { max } });
  return free;
}

/** Runs a change that pins a note, again if a concurrent request took the slot. */
export const retryPin = <T>(change: () => Promise<T>): Promise<T> =>
  retryTakenSlot('pinSlot', max, change);
