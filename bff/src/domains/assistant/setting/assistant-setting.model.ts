import { Schema, model, type Types } from 'mongoose';

/** Whether the agency uses the assistant; on by default without a document. */
export interface AgencySwitch {
  _id: 'agency';
  on: boolean;
  /** Incremented with each switch. */
  version: number;
}
const agencySwitchSchema = new Schema<AgencySwitch>(
  {
    _id: { type: String, required: true },
    on: { type: Boolean, required: true },
    version: { type: Number, required: true },
  },
  { versionKey: false },
);
export const AgencySwitchModel = model<AgencySwitch>(
  'AssistantAgencySwitch',
  agencySwitchSchema,
  'assistant_agency_switches',
);

/** Whether a user uses the assistant; on by default without a document. */
export interface OwnSwitch {
  /** The user's id. */
  _id: Types.ObjectId;
  on: boolean;
}
const ownSwitchSchema = new Schema<OwnSwitch>(
  {
    _id: { type: Schema.Types.ObjectId, required: true },
    on: { type: Boolean, required: true },
  },
  { versionKey: false },
);
export const OwnSwitchModel = model<OwnSwitch>(
  'AssistantOwnSwitch',
  ownSwitchSchema,
  'assistant_own_switches',
);
