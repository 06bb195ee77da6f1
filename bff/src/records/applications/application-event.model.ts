import {
  actingParties,
  applicationEventTypes,
  applicationSides,
  type ActingParty,
  type ApplicationEventType,
  type ApplicationSide,
} from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';

/** An event of an application. Written with the change, never changed. */
export interface ApplicationEvent {
  _id: Types.ObjectId;
  applicationId: Types.ObjectId;
  type: ApplicationEventType;
  /** A stage, a state, or null if neither changed. */
  from: string | null;
  to: string | null;
  actorId: Types.ObjectId | null;
  actorKind: ActingParty;
  at: Date;
  note: string | null;
  /** Side that ended it; if missing, the exit says so. */
  side?: ApplicationSide;
  /** When the candidate learns of an ending they must be told of; null while they are not told. */
  toldAt?: Date | null;
}

const eventSchema = new Schema<ApplicationEvent>(
  {
    applicationId: { type: Schema.Types.ObjectId, required: true },
    type: { type: String, enum: applicationEventTypes, required: true },
    from: { type: String, default: null },
    to: { type: String, default: null },
    actorId: { type: Schema.Types.ObjectId, default: null },
    actorKind: { type: String, enum: actingParties, required: true },
    at: { type: Date, required: true },
    note: { type: String, default: null },
    side: { type: String, enum: applicationSides },
    toldAt: { type: Date },
  },
  { versionKey: false },
);
eventSchema.index({ applicationId: 1, at: 1 });
eventSchema.index({ type: 1, at: 1 });

export const ApplicationEventModel = model<ApplicationEvent>(
  'ApplicationEvent',
  eventSchema,
  'application_events',
);
