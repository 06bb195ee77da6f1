import type { Types } from 'mongoose';
import type { AuditEntry } from '../../../audit/audit.service.ts';

/** Something that somebody did, before anybody watched. */
export interface DemoStory extends AuditEntry {
  at: Date;
  by: Types.ObjectId | null;
}
