import { isDeepStrictEqual } from 'node:util';
import { limits } from '@muster/contracts';
import type { Types } from 'mongoose';
import { audit, changesBetween } from '../../../audit/audit.service.ts';
import type { ApprovalKind } from '../../../approvals/approval-kind.ts';
import { isDuplicateKey } from '../../../db/duplicate-key.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import { decidersOf } from '../approval-deciders.ts';
import { notifyDeciders } from '../approval-notices.ts';
import { ApprovalModel, type ApprovalRequest } from '../approval.model.ts';

interface Asked {
  subjectId: Types.ObjectId;
  payload: unknown;
  /** 10–500 characters, checked by the requester's contract. */
  reason: string;
}

/**
 * Requests a second person's decision, within the transaction of the caller, who has checked the
 * permission to request it. If the same person repeats the request, returns the waiting one.
 * @throws AppError APPROVAL_PENDING, SECOND_PERSON_REQUIRED when no second person can decide
 */
export async function requestApproval(
  tx: Tx,
  kind: ApprovalKind,
  { subjectId, payload, reason }: Asked,
): Promise<{ id: Types.ObjectId; already: boolean; expiresAt: Date }> {
  const waiting = await pendingApproval(kind, subjectId, tx);
  if (waiting) {
    const isOwn = tx.userId ? waiting.requesterId?.equals(tx.userId) : !waiting.requesterId;
    const isSame =
      waiting.reason === reason && isDeepStrictEqual(read(kind, waiting), read(kind, { payload }));
    if (!isOwn || !isSame) throw pendingError(waiting._id);
    return { id: waiting._id, already: true, expiresAt: waiting.expiresAt };
  }
  const deciders = await decidersOf(kind, subjectId, tx.userId, tx.session);
  if (deciders.length === 0) throw new AppError('SECOND_PERSON_REQUIRED');
  const request = await write(tx, kind, { subjectId, payload, reason });
  await audit(tx, {
    action: 'approval.request',
    entity: 'approval',
    entityId: request._id,
    ...(tx.userId === null && { actorKind: 'job' as const }),
    changes: changesBetween<ApprovalRequest>(null, request, ['kind', 'subjectId', 'reason']),
  });
  await notifyDeciders(tx, request, await toldAmong(tx, kind, subjectId, deciders));
  return { id: request._id, already: false, expiresAt: request.expiresAt };
}

async function toldAmong(
  { session }: Tx,
  { told }: ApprovalKind,
  subjectId: Types.ObjectId,
  deciders: readonly Types.ObjectId[],
): Promise<readonly Types.ObjectId[]> {
  const wanted = (await told?.(subjectId, session)) ?? [];
  const among = deciders.filter((id) => wanted.some((one) => one.equals(id)));
  return among.length > 0 ? among : deciders;
}

/** Parses a request's payload with its kind; undefined if an older payload does not fit. */
const read = (kind: ApprovalKind, { payload }: { payload: unknown }): unknown =>
  kind.payload.safeParse(payload).data;

/** Returns the pending request of this kind about a record; null if there is none. */
export async function pendingApproval(
  kind: Pick<ApprovalKind, 'name'>,
  subjectId: Types.ObjectId,
  { session }: { session: Tx['session'] | null } = { session: null },
): Promise<Pick<
  ApprovalRequest,
  '_id' | 'requesterId' | 'reason' | 'payload' | 'expiresAt'
> | null> {
  return ApprovalModel.findOne({ kind: kind.name, subjectId, status: 'pending' }, null, {
    session,
  }).lean();
}

/** Returns which of these records have a pending request of this kind. */
export async function pendingAbout(
  { name }: Pick<ApprovalKind, 'name'>,
  ids: readonly Types.ObjectId[],
  session: Tx['session'] | null = null,
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const found: Types.ObjectId[] = await ApprovalModel.distinct('subjectId', {
    kind: name,
    subjectId: { $in: [...ids] },
    status: 'pending',
  }).session(session);
  return new Set(found.map((id) => id.toHexString()));
}

async function write(
  tx: Tx,
  kind: ApprovalKind,
  { subjectId, payload, reason }: Asked,
): Promise<ApprovalRequest> {
  try {
    const [created] = await ApprovalModel.create(
      [
        {
          kind: kind.name,
          subjectType: kind.subjectType,
          subjectId,
          payload: kind.payload.parse(payload),
          reason,
          requesterId: tx.userId,
          asks: (await kind.asksOf?.(subjectId, tx.session)) ?? kind.asks,
          clientPage: kind.clientPage?.(subjectId) ?? null,
          concernsId: await kind.concerns(subjectId, tx.session),
          expiresAt: new Date(tx.at.getTime() + limits.approval.life),
          createdAt: tx.at,
          createdBy: tx.userId,
          updatedAt: tx.at,
          updatedBy: tx.userId,
        },
      ],
      { session: tx.session },
    );
    if (!created) throw new Error('The request was not written');
    return created.toObject<ApprovalRequest>();
  } catch (error) {
    // Two users requested it at the same moment.
    if (isDuplicateKey(error)) throw new AppError('APPROVAL_PENDING', { cause: error });
    throw error;
  }
}

const pendingError = (id: Types.ObjectId): AppError =>
  new AppError('APPROVAL_PENDING', { context: { approvalId: id.toHexString() } });

/** Checks whether this was requested for a record since a moment, whatever the outcome. */
export const askedLately = async (
  kind: Pick<ApprovalKind, 'name'>,
  subjectId: Types.ObjectId,
  since: Date,
): Promise<boolean> =>
  (await ApprovalModel.exists({ kind: kind.name, subjectId, createdAt: { $gte: since } })) !== null;
