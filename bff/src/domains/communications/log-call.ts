import { isContact, limits, type CallCreate, type communicationEndpoints } from '@muster/contracts';
import { Types } from 'mongoose';
import { audit, changesBetween } from '../../audit/audit.service.ts';
import { transact, type Tx } from '../../db/unit-of-work.ts';
import { invalidField } from '../../http/app-error.ts';
import type { Service } from '../../http/mount.ts';
import { touchCandidate } from '../../records/candidates/contact/candidate-contact.ts';
import { findCandidateFor } from '../../records/candidates/candidate-lookup.ts';
import { touchCompany } from '../../records/companies/company-contact.ts';
import { trackPromises } from '../promises/api/track-promises.ts';
import { CallLogModel, type CallLog } from './call-log.model.ts';
import { showCall } from './show-call.ts';

const audited = ['happenedAt', 'direction', 'outcome', 'minutes', 'note'] as const;

/** The other party: a candidate or a contact of a client. */
export interface CallPartner {
  type: 'candidate' | 'company';
  _id: Types.ObjectId;
  contactId?: Types.ObjectId | null;
}

/** Logs a call; if the candidate was reached, it counts as contact. */
export const logCall: Service<typeof communicationEndpoints.logCall> = (ctx, { params, body }) =>
  transact(ctx, async (tx) => {
    requireRecent(tx, body);
    const candidate = await findCandidateFor(ctx.actor, 'candidate.logCall', params.id, {
      session: tx.session,
    });
    const call = await writeCall(tx, { type: 'candidate', _id: candidate._id }, body);
    return showCall(ctx.actor, call, tx.session);
  });

/** @throws AppError VALIDATION_FAILED for a call in the future or too long ago */
export function requireRecent({ at }: Pick<Tx, 'at'>, { happenedAt }: CallCreate): void {
  const moment = new Date(happenedAt).getTime();
  if (moment > at.getTime()) throw invalidField('happenedAt', 'IN_FUTURE');
  if (moment < at.getTime() - limits.call.ago) throw invalidField('happenedAt', 'OUT_OF_RANGE');
}

/** Stores the call on its record and applies its consequences. */
export async function writeCall(
  tx: Tx,
  { type, _id: subjectId, contactId = null }: CallPartner,
  body: CallCreate,
): Promise<CallLog> {
  const _id = new Types.ObjectId();
  const [created] = await CallLogModel.create(
    [
      {
        ...body,
        _id,
        contactId,
        happenedAt: new Date(body.happenedAt),
        candidateId: type === 'candidate' ? subjectId : null,
        companyId: type === 'company' ? subjectId : null,
        createdAt: tx.at,
        createdBy: tx.userId,
        updatedAt: tx.at,
        updatedBy: tx.userId,
      },
    ],
    { session: tx.session },
  );
  if (!created) throw new Error('The call was not written');
  const call = created.toObject<CallLog>();
  await audit(tx, {
    action: 'call.log',
    entity: 'call',
    entityId: _id,
    // The text of a private note is written to no log.
    changes: changesBetween<CallLog>(
      null,
      { ...call, note: body.isPrivate ? '' : call.note },
      audited,
    ),
  });
  await trackPromises(tx, {
    source: 'call',
    sourceId: _id,
    text: call.note,
    isPrivate: body.isPrivate,
    subject: { type, _id: subjectId },
  });
  await touch[type](tx, subjectId, { contacted: isContact(body.outcome) });
  return call;
}

const touch = { candidate: touchCandidate, company: touchCompany } as const;
