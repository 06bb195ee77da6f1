import { Types } from 'mongoose';
import { audit, type AuditEntry } from '../../audit/audit.service.ts';
import { systemContext, transact } from '../../db/unit-of-work.ts';

interface EventFacts extends Partial<AuditEntry> {
  /** Who did it; null for the system. */
  by?: { readonly _id: Types.ObjectId } | null;
  /** Who really sat there. */
  behind?: { readonly _id: Types.ObjectId };
  /** In which capacity. */
  assignment?: { readonly _id: Types.ObjectId } | null;
  at?: Date;
  ip?: string;
}

/** An event as a change would have left it. */
export const writeEvent = ({
  by = null,
  behind,
  assignment = null,
  at = new Date(),
  ip = '203.0.113.7',
  ...entry
}: EventFacts = {}): Promise<void> =>
  transact(
    {
      ...systemContext('test-request'),
      ip,
      session: by && {
        id: new Types.ObjectId(),
        user: by,
        assignment,
        impersonation: behind ? { realUser: behind } : null,
      },
    },
    (tx) =>
      audit(
        { ...tx, at },
        { action: 'candidate.update_contact', entity: 'candidate', entityId: 'none', ...entry },
      ),
  );

/** So many days ago. */
export const daysAgo = (days: number): Date => new Date(Date.now() - days * 86_400_000);
