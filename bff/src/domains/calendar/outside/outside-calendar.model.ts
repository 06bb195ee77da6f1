import {
  outsideCalendarFailures,
  outsideCalendarStates,
  type OutsideCalendarFailure,
  type OutsideCalendarState,
} from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';
import { heldFields, type HeldFields } from '../../../jobs/held-work.ts';

/** Outside calendar of a user. Only its busy times are stored. */
export interface OutsideCalendarRecord extends HeldFields {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  /** One of the user's limited slots. */
  slot: number;
  name: string;
  host: string;
  /** Encrypted, because the address gives access to the calendar. */
  sealedUrl: string;
  urlHash: string;
  status: OutsideCalendarState;
  failure: OutsideCalendarFailure | null;
  /** Consecutive failures. */
  failures: number;
  readAt: Date | null;
  triedAt: Date | null;
  nextReadAt: Date;
  /** Sorted, merged intervals. */
  busy: { from: Date; to: Date }[];
  createdAt: Date;
}

const moment = { type: Date, required: true } as const;
const text = { type: String, required: true } as const;

const outsideSchema = new Schema<OutsideCalendarRecord>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    slot: { type: Number, required: true },
    name: text,
    host: text,
    sealedUrl: text,
    urlHash: text,
    status: { type: String, enum: outsideCalendarStates, required: true, default: 'waiting' },
    failure: { type: String, enum: [...outsideCalendarFailures, null], default: null },
    failures: { type: Number, required: true, default: 0 },
    readAt: { type: Date, default: null },
    triedAt: { type: Date, default: null },
    nextReadAt: moment,
    busy: { type: [new Schema({ from: moment, to: moment }, { _id: false })], default: [] },
    createdAt: moment,
  },
  { versionKey: false },
);
outsideSchema.plugin(heldFields);
outsideSchema.index({ userId: 1, slot: 1 }, { unique: true });
outsideSchema.index({ userId: 1, urlHash: 1 }, { unique: true });
outsideSchema.index({ nextReadAt: 1 });

export const OutsideCalendarModel = model<OutsideCalendarRecord>(
  'OutsideCalendar',
  outsideSchema,
  'outside_calendars',
);
