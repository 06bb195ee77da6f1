import { approvalKinds, approvalMachine, type ApprovalAction } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import type { ApprovalRequest } from './approval.model.ts';

/** Whether the reader made the request. */
export const isRequester = (
  actor: Pick<Actor, 'selfUserIds'>,
  { requesterId }: Pick<ApprovalRequest, 'requesterId'>,
): boolean => actor.selfUserIds.some((id: Types.ObjectId) => requesterId?.equals(id));

/** Whether the reader's role decides on such requests at all; the record is another question. */
export const decidesOn = (actor: Actor, { kind }: Pick<ApprovalRequest, 'kind'>): boolean =>
  actor.can('approval.list') && actor.can(approvalKinds[kind]);

/** What the reader of a request that they may see can do with it now. */
export function allowedOn(actor: Actor, request: ApprovalRequest, now: Date): ApprovalAction[] {
  if (request.status !== approvalMachine.initial || request.expiresAt <= now) return [];
  if (isRequester(actor, request)) return ['withdraw'];
  return decidesOn(actor, request) ? ['approve', 'refuse'] : [];
}
