import { Schema } from 'mongoose';
import type { Reminded } from './reminders.ts';

const count = { type: Number, required: true } as const;

/** How interviews store which reminders are done. */
export const remindedSchema = new Schema<Reminded>(
  { startsAt: { type: Date, required: true }, staff: count, guests: count },
  { _id: false },
);
