import { Schema } from 'mongoose';
import type { Reminded } from './reminders.ts';

const count = { type: Number, required: true } as const;

/** How interviews keep what of their reminders had its moment. */
export const remindedSchema = new Schema<Reminded>(
  { startsAt: { type: Date, required: true }, staff: count, guests: count },
  { _id: false },
);
