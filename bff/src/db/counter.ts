import { Schema, model } from 'mongoose';

interface Counter {
  _id: string;
  value: number;
}

const CounterModel = model<Counter>(
  'Counter',
  new Schema<Counter>(
    { _id: { type: String, required: true }, value: { type: Number, required: true } },
    { versionKey: false },
  ),
  'counters',
);

/** Numbers shown to users: prefix and width of each kind. */
const kinds = {
  candidate: { prefix: 'C', width: 6 },
  company: { prefix: 'CO', width: 4 },
  job: { prefix: 'J', width: 5 },
  placement: { prefix: 'P', width: 5 },
  rewardBatch: { prefix: 'RB', width: 4 },
} as const;
export type NumberedKind = keyof typeof kinds;

/** `C-000123`. */
export const formatNumber = (kind: NumberedKind, value: number): string =>
  `${kinds[kind].prefix}-${String(value).padStart(kinds[kind].width, '0')}`;

/**
 * Takes the next number, or `count` in a row, and returns the first. Runs outside any transaction
 * so that writers do not wait for each other; a number whose change fails stays a gap.
 */
export async function takeNumber(kind: NumberedKind, count = 1): Promise<number> {
  const counter = await CounterModel.findOneAndUpdate(
    { _id: kind },
    { $inc: { value: count } },
    { upsert: true, returnDocument: 'after' },
  ).lean();
  return counter.value - count + 1;
}
