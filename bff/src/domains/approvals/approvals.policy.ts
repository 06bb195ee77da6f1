import { approvalKinds, approvalMachine, type ApprovalAction } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import type { ApprovalRequest } from './approval.model.ts';

/** Checks whether the reader made the request. */
export const isRequester = (
  actor: Pick<Actor, 'selfUserIds'>,
  { requesterId }: Pick<ApprovalRequest, 'requesterId'>,
): boolean => actor.selfUserIds.some((id: Types.ObjectId) => requesterId?.equals(id));

/** Checks whether the reader's role decides on such requests; the record is checked separately. */
export const decidesOn = (actor: Actor, { kind }: Pick<ApprovalRequest, 'kind'>): boolean =>
  actor.can('approval.list') && actor.can(approvalKinds[kind]);

/** Returns the reader's current actions on a visible request. */
export function allowedOn(actor: Actor, request: ApprovalRequest, now: Date): ApprovalAction[] {
  if (request.status !== approvalMachine.initial || request.expiresAt <= now) return [];
  if (isRequester(actor, request)) return ['withdraw'];
  return decidesOn(actor, request) ? ['approve', 'refuse'] : [];
}
