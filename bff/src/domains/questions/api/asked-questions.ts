import type { ClientSession, Types } from 'mongoose';
import { findBank, liveQuestions } from '../find-bank.ts';

/** What an interview of a pool asks, in the order of its bank, as it stands now. */
export async function askedQuestions(
  poolId: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<{ id: string; text: string; competency: string | null; idealAnswer: string | null }[]> {
  const order = (await findBank(poolId, 'interview', session))?.order ?? [];
  const place = (id: Types.ObjectId) => order.findIndex((one) => one.equals(id));
  return (await liveQuestions(poolId, 'interview', session))
    .filter(({ isActive }) => isActive)
    .toSorted((a, b) => place(a._id) - place(b._id))
    .map(({ _id, text, competency, idealAnswer }) => ({
      ...{ id: _id.toHexString(), text, competency, idealAnswer },
    }));
}
