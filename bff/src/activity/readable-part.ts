import type { Types } from 'mongoose';

/** A part of a record, such as a note or an attachment, as its reader may see it. */
export interface ReadablePart {
  subjectId: Types.ObjectId;
  /** Null if it exists, but its text must not be shown. */
  text: string | null;
}
