import type { Types } from 'mongoose';
import type { AuditEntry } from '../audit/audit.service.ts';

/** A past action, before the activity log began. */
export interface DemoStory extends AuditEntry {
  at: Date;
  by: Types.ObjectId | null;
}
