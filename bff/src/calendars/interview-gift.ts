import type { Types } from 'mongoose';

/** The old and new host of an interview, and the form field that names the new one. */
export interface InterviewGift {
  readonly from: Types.ObjectId;
  readonly to: Types.ObjectId;
  readonly path: string;
}
