import { Types } from 'mongoose';
import { audit, type AuditEntry } from '../../audit/audit.service.ts';
import { systemContext, transact } from '../../db/unit-of-work.ts';

interface EventFacts extends Partial<AuditEntry> {
  /** The user who acted; null for the system. */
  by?: { readonly _id: Types.ObjectId } | null;
  /** The user who was really signed in. */
  behind?: { readonly _id: Types.ObjectId };
  /** The assignment in which the user acted. */
  assignment?: { readonly _id: Types.ObjectId } | null;
  at?: Date;
  ip?: string;
}

/** Writes an event in the form that a change would have written. */
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

/** The moment this many days ago. */
export const daysAgo = (days: number): Date => new Date(Date.now() - days * 86_400_000);
