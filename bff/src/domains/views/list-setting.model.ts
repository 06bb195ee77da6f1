import { listDensities, listNames, type ListDensity, type ListName } from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';

/** A user's settings of one list: its columns and rows, and the order of its tabs. */
export interface ListSetting {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  list: ListName;
  columns: Record<string, boolean> | null;
  /** Missing in older settings, from before columns could be ordered. */
  columnOrder?: string[] | null;
  density: ListDensity | null;
  /** Views in the order of the tabs; others follow. */
  order: Types.ObjectId[];
  /** Shared views that are not shown as tabs. */
  hidden: Types.ObjectId[];
  defaultViewId: Types.ObjectId | null;
  updatedAt: Date;
}

const listSettingSchema = new Schema<ListSetting>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    list: { type: String, enum: listNames, required: true },
    columns: { type: Schema.Types.Mixed, default: null },
    columnOrder: { type: [String], default: null },
    density: { type: String, enum: [...listDensities, null], default: null },
    order: { type: [Schema.Types.ObjectId], default: [] },
    hidden: { type: [Schema.Types.ObjectId], default: [] },
    defaultViewId: { type: Schema.Types.ObjectId, default: null },
    updatedAt: { type: Date, required: true },
  },
  { versionKey: false, minimize: false },
);
listSettingSchema.index({ userId: 1, list: 1 }, { unique: true });

export const ListSettingModel = model<ListSetting>(
  'ListSetting',
  listSettingSchema,
  'list_settings',
);
