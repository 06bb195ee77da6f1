import {
  actingPartyOf,
  type ActingParty,
  type ApplicationEventType,
  type ApplicationSide,
} from '@muster/contracts';
import { Types } from 'mongoose';
import { audit, type AuditEntry, type FieldChange } from '../../../audit/audit.service.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { announceChange } from '../../../outbox/record-changed.ts';
import {
  ApplicationEventModel,
  type ApplicationEvent,
} from '../../../records/applications/application-event.model.ts';
import type { Application } from '../../../records/applications/application.model.ts';
import { announcePipeline } from './announce-pipeline.ts';

/** What happened, for the application's history and the audit log. */
interface EventDetails {
  type: ApplicationEventType;
  /** Audit action: `application.reject`. */
  action: string;
  from: string | null;
  to: string | null;
  note?: string | null;
  /** Side that ended it, for an ending. */
  side?: ApplicationSide | undefined;
  /** When the candidate knows of an ending that they are owed news of. */
  toldAt?: Date | null | undefined;
  /** Whether it follows from another change; decided by the state machine by default. */
  bySystem?: boolean;
  /** Actor, where no session identifies them. */
  by?: Pick<AuditEntry, 'actorKind' | 'tokenId'>;
  changes: readonly FieldChange[];
}

/** Writes history and audit event with the change, and notifies pages that show the candidate. */
export async function recordEvent(
  tx: Tx,
  application: Pick<Application, '_id' | 'candidateId' | 'jobId'>,
  {
    type,
    action,
    from,
    to,
    note = null,
    bySystem = false,
    by = {},
    changes,
    ...ending
  }: EventDetails,
): Promise<void> {
  const event: ApplicationEvent = {
    _id: new Types.ObjectId(),
    applicationId: application._id,
    type,
    from,
    to,
    actorId: tx.userId,
    actorKind: bySystem ? 'system' : by.actorKind === 'guest' ? 'candidate' : partyOf(tx, action),
    at: tx.at,
    note,
    ...(ending.side && { side: ending.side }),
    ...(ending.toldAt !== undefined && { toldAt: ending.toldAt }),
  };
  await ApplicationEventModel.insertMany([event], { session: tx.session, lean: true });
  await audit(tx, {
    action,
    entity: 'application',
    entityId: application._id,
    changes,
    ...by,
  });
  announceChange(tx, 'candidate', application.candidateId);
  announcePipeline(tx, application);
}

/**
 * An action that the machine assigns to the system stays so, whichever user triggered it; the log
 * names the user.
 */
function partyOf({ userId }: Tx, action: string): ActingParty {
  const party = actingPartyOf(action);
  return party === 'person' && !userId ? 'system' : party;
}
