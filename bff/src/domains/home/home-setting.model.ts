import { homeCards, homeWidgets, type HomeCard, type HomeWidget } from '@muster/contracts';
import { Schema, model, type ClientSession, type Types } from 'mongoose';
import { readOnce } from '../../db/one-moment.ts';

/** A user's arrangement of the start page; without one the default applies. */
export interface HomeSetting {
  /** The user's id. */
  _id: Types.ObjectId;
  main: HomeCard[];
  side: HomeCard[];
  hidden: HomeWidget[];
  /** +1 with each arrangement; 0 while there is none. */
  version: number;
  firstStepsDismissedAt: Date | null;
}

const cards = { type: [String], enum: homeCards, default: [] };
const homeSettingSchema = new Schema<HomeSetting>(
  {
    _id: { type: Schema.Types.ObjectId, required: true },
    main: cards,
    side: cards,
    hidden: { type: [String], enum: homeWidgets, default: [] },
    version: { type: Number, required: true, default: 0 },
    firstStepsDismissedAt: { type: Date, default: null },
  },
  { versionKey: false },
);

export const HomeSettingModel = model<HomeSetting>(
  'HomeSetting',
  homeSettingSchema,
  'home_settings',
);

/**
 * Returns a user's arrangement; null if they never changed anything. Two parts of the page request
 * it.
 */
export const homeSettingOf = (
  userId: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<HomeSetting | null> =>
  readOnce(session, `home of ${userId.toHexString()}`, () =>
    HomeSettingModel.findById(userId, null, { session }).lean(),
  );
