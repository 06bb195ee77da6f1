import {
  calendarEventKinds,
  calendarVisibilities,
  interviewPlaces,
  type CalendarEventKind,
  type CalendarVisibility,
  type InterviewPlace,
  type Recurrence,
} from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';
import { recordFields, type RecordFields } from '../../db/record-fields.ts';

/**
 * Calendar event. A repeating event is one record; a changed occurrence has its own record and is
 * excluded from the rule.
 */
export interface CalendarEventRecord extends RecordFields {
  kind: CalendarEventKind;
  title: string;
  startsAt: Date;
  endsAt: Date;
  /** End of the last occurrence. */
  lastEndsAt: Date;
  allDay: boolean;
  timeZone: string;
  place: InterviewPlace | null;
  /** Path, for a room of the platform. */
  placeValue: string | null;
  description: string | null;
  visibility: CalendarVisibility;
  organiserId: Types.ObjectId;
  jobId: Types.ObjectId | null;
  /** Minutes before each occurrence; absent in events older than reminders. */
  reminderMinutes?: number[];
  /** When the next reminder is due; null if there is none. */
  nextReminderAt?: Date | null;
  recurrence: Recurrence | null;
  /** Occurrences of the rule that have their own records, or were cancelled. */
  exceptions: Date[];
  /** Series and original time of an occurrence with its own record. */
  seriesId: Types.ObjectId | null;
  occurrence: Date | null;
  /** Identifier in other calendars. */
  uid: string;
  sequence: number;
  cancelledAt: Date | null;
}

const moment = { type: Date, required: true } as const;
const text = { type: String, default: null } as const;
const reference = { type: Schema.Types.ObjectId, default: null } as const;

const eventSchema = new Schema<CalendarEventRecord>({
  kind: { type: String, enum: calendarEventKinds, required: true },
  title: { type: String, required: true },
  startsAt: moment,
  endsAt: moment,
  lastEndsAt: moment,
  allDay: { type: Boolean, required: true },
  timeZone: { type: String, required: true },
  place: { type: String, enum: [...interviewPlaces, null], default: null },
  placeValue: text,
  description: text,
  visibility: { type: String, enum: calendarVisibilities, required: true },
  organiserId: { type: Schema.Types.ObjectId, required: true },
  jobId: reference,
  reminderMinutes: { type: [Number], default: [] },
  nextReminderAt: { type: Date, default: null },
  recurrence: { type: Schema.Types.Mixed, default: null },
  exceptions: { type: [Date], default: [] },
  seriesId: reference,
  occurrence: { type: Date, default: null },
  uid: { type: String, required: true },
  sequence: { type: Number, required: true, default: 0 },
  cancelledAt: { type: Date, default: null },
});
eventSchema.plugin(recordFields);
eventSchema.index({ organiserId: 1, startsAt: 1 });
eventSchema.index({ startsAt: 1, lastEndsAt: 1 });
eventSchema.index({ jobId: 1, startsAt: 1 });
eventSchema.index({ nextReminderAt: 1 });
eventSchema.index({ seriesId: 1, occurrence: 1 });

export const CalendarEventModel = model<CalendarEventRecord>(
  'CalendarEvent',
  eventSchema,
  'calendar_events',
);
