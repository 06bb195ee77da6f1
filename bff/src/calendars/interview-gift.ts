import type { Types } from 'mongoose';

/** Who holds an interview instead of whom, and the field of the form that names them. */
export interface InterviewGift {
  readonly from: Types.ObjectId;
  readonly to: Types.ObjectId;
  readonly path: string;
}
