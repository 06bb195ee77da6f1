import { limits, type fileRequestEndpoints } from '@muster/contracts';
import type { Actor } from '../../../auth/actor.ts';
import { audit, changesBetween } from '../../../audit/audit.service.ts';
import { addDays, today } from '../../../db/calendar-day.ts';
import { isDuplicateKey } from '../../../db/duplicate-key.ts';
import { isRecordId } from '../../../db/record-id.ts';
import { transactShown } from '../../../db/show-conflict.ts';
import { transact, type Tx } from '../../../db/unit-of-work.ts';
import { AppError, invalidField } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { findCandidateFor, type Candidate } from '../../../records/candidates/candidate-lookup.ts';
import { auditedFields, changeRequest } from './change-request.ts';
import { FileRequestModel, type FileRequestRecord } from './file-request.model.ts';
import { mailRequest } from './request-mails.ts';
import { showRequests } from './show-requests.ts';

type Endpoints = typeof fileRequestEndpoints;

/** Asks a candidate for a file by a day. @throws AppError VALIDATION_FAILED if already requested */
export const requestFile: Service<Endpoints['create']> = (ctx, { params, body }) =>
  transact(ctx, async (tx) => {
    const { actor } = ctx;
    const candidate = await findCandidateFor(actor, 'attachment.request', params.id, {
      session: tx.session,
    });
    // One day of tolerance: it may still be the previous evening in the user's time zone.
    if (body.dueOn < addDays(today(), -1)) throw invalidField('dueOn', 'IN_PAST');
    const { open: max } = limits.fileRequest;
    const open = await FileRequestModel.countDocuments(
      { candidateId: candidate._id, status: 'open', deletedAt: null },
      { session: tx.session },
    );
    if (open >= max) throw invalidField('type', 'TOO_MANY', { max });
    const request = await write(tx, candidate, body);
    await audit(tx, {
      action: 'file_request.create',
      entity: 'file_request',
      entityId: request._id,
      changes: changesBetween<FileRequestRecord>(null, request, auditedFields),
    });
    await mailRequest(tx, candidate, request, 'file_requested');
    return show(actor, { candidate, request }, tx.session);
  });

async function write(
  tx: Tx,
  { _id: candidateId }: Candidate,
  asked: Pick<FileRequestRecord, 'type' | 'dueOn' | 'note'>,
): Promise<FileRequestRecord> {
  try {
    const [created] = await FileRequestModel.create(
      [
        {
          ...asked,
          candidateId,
          createdAt: tx.at,
          createdBy: tx.userId,
          updatedAt: tx.at,
          updatedBy: tx.userId,
        },
      ],
      { session: tx.session },
    );
    if (!created) throw new Error('The request was not written');
    return created.toObject<FileRequestRecord>();
  } catch (error) {
    if (isDuplicateKey(error)) throw invalidField('type', 'NOT_UNIQUE');
    throw error;
  }
}

export const withdrawRequest: Service<Endpoints['withdraw']> = (ctx, { params, body }) =>
  transactShown(ctx, {
    find: (session) => find(ctx.actor, params.id, session),
    change: async (tx, { candidate, request }) => {
      const { after } = await changeRequest(tx, request, {
        action: 'withdraw',
        to: 'withdrawn',
        version: body.version,
        set: { endedAt: tx.at },
      });
      return { candidate, request: after };
    },
    show: (found, session) => show(ctx.actor, found, session),
  });

interface Found {
  candidate: Candidate;
  request: FileRequestRecord;
}

/** @throws AppError NOT_FOUND, SELF_RECORD, FORBIDDEN */
async function find(actor: Actor, id: string, session: Tx['session'] | null): Promise<Found> {
  const request = isRecordId(id)
    ? await FileRequestModel.findOne({ _id: id, deletedAt: null }, null, { session }).lean()
    : null;
  if (!request) throw new AppError('NOT_FOUND');
  const candidate = await findCandidateFor(
    actor,
    'attachment.request',
    request.candidateId.toHexString(),
    { session },
  );
  return { candidate, request };
}

async function show(actor: Actor, { candidate, request }: Found, session: Tx['session'] | null) {
  const [shown] = await showRequests(actor, candidate, [request], session);
  if (!shown) throw new Error('The request was not shown');
  return shown;
}
