import {
  attendeeRoles,
  calendarResponses,
  type AttendeeRole,
  type CalendarResponse,
} from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';
import { recordFields, type RecordFields } from '../../db/record-fields.ts';

/** A person invited to an event, with their answer. */
export interface CalendarAttendeeRecord extends RecordFields {
  eventId: Types.ObjectId;
  /** Colleague's account; null for guests, who are known by their address. */
  userId: Types.ObjectId | null;
  email: string;
  emailNorm: string;
  name: string;
  role: AttendeeRole;
  response: CalendarResponse;
  note: string | null;
  respondedAt: Date | null;
  respondedVia: 'app' | 'email_link' | 'ics_reply' | null;
  /** Sequence of the event message that they answered. */
  responseSequence: number;
  /** Sequence of the latest event message that they were sent. */
  notifiedSequence: number;
}

const attendeeSchema = new Schema<CalendarAttendeeRecord>({
  eventId: { type: Schema.Types.ObjectId, required: true },
  userId: { type: Schema.Types.ObjectId, default: null },
  email: { type: String, required: true },
  emailNorm: { type: String, required: true },
  name: { type: String, required: true },
  role: { type: String, enum: attendeeRoles, required: true, default: 'required' },
  response: { type: String, enum: calendarResponses, required: true, default: 'needs_action' },
  note: { type: String, default: null },
  respondedAt: { type: Date, default: null },
  respondedVia: { type: String, default: null },
  responseSequence: { type: Number, required: true, default: 0 },
  notifiedSequence: { type: Number, required: true, default: 0 },
});
attendeeSchema.plugin(recordFields);
attendeeSchema.index({ eventId: 1, emailNorm: 1 }, { unique: true });
attendeeSchema.index({ emailNorm: 1 });
attendeeSchema.index({ userId: 1 });

export const CalendarAttendeeModel = model<CalendarAttendeeRecord>(
  'CalendarAttendee',
  attendeeSchema,
  'calendar_attendees',
);
