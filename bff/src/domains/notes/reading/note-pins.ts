import { limits } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import { AppError } from '../../../http/app-error.ts';
import { NoteModel, type Note } from '../../../records/notes/note.model.ts';

const slots = Array.from({ length: limits.note.pinned }, (_, slot) => slot);

/**
 * A free place among the pinned notes of a record. Two who take the same one at once meet the
 * unique index: the later change fails and is tried again, see {@link retryPin}.
 * @throws AppError PIN_LIMIT
 */
export async function freePinSlot(
  { subjectType, subjectId }: Pick<Note, 'subjectType' | 'subjectId'>,
  session: ClientSession,
): Promise<number> {
  const taken = await NoteModel.find(
    { subjectType, subjectId, pinSlot: { $ne: null } },
    { pinSlot: 1 },
    { session },
  ).lean();
  const free = slots.find((slot) => !taken.some(({ pinSlot }) => pinSlot === slot));
  if (free === undefined) throw new AppError('PIN_LIMIT', { context: { max: limits.note.pinned } });
  return free;
}

/** Runs a change that pins, again if a concurrent request took the place. */
export async function retryPin<T>(change: () => Promise<T>): Promise<T> {
  for (let attempt = 0; attempt < slots.length; attempt += 1)
    try {
      return await change();
    } catch (error) {
      if (!isTakenSlot(error)) throw error;
    }
  return change();
}

function isTakenSlot(error: unknown): boolean {
  const { code, keyPattern } = error as { code?: unknown; keyPattern?: Record<string, unknown> };
  return code === 11_000 && keyPattern !== undefined && 'pinSlot' in keyPattern;
}
