import { href, teamRoutes } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Tx } from '../../db/unit-of-work.ts';
import { notify } from '../notifications/api/notify.ts';
import { findPeople } from '../../identity/people/people.ts';
import type { ApprovalRequest } from './approval.model.ts';

/** Notifies all users who may decide on the request. */
export async function notifyDeciders(
  tx: Tx,
  request: ApprovalRequest,
  deciders: readonly Types.ObjectId[],
): Promise<void> {
  const { requesterId } = request;
  const asker = requesterId
    ? (await findPeople([requesterId], tx.session)).name(requesterId)
    : 'Muster';
  await notify(tx, {
    topic: 'approval',
    userIds: deciders,
    title: `${asker} asks to ${request.asks}`,
    ...about(request),
  });
}

/** Notifies the requester of the outcome. */
export async function notifyRequester(
  tx: Tx,
  request: ApprovalRequest,
  outcome: 'approved' | 'refused' | 'expired',
): Promise<void> {
  const { requesterId, deciderId } = request;
  if (!requesterId) return;
  const decider = (await findPeople([deciderId], tx.session)).name(deciderId);
  const titles = {
    approved: `${decider} approved your request to ${request.asks}`,
    refused: `${decider} refused your request to ${request.asks}`,
    expired: `Nobody decided in time on your request to ${request.asks}`,
  };
  await notify(tx, {
    topic: request.clientPage ? 'client_ask' : 'approval',
    userIds: [requesterId],
    title: titles[outcome],
    ...about(request),
    ...(request.clientPage && { body: request.decisionNote, link: request.clientPage }),
  });
}

const about = ({ _id, concernsId }: ApprovalRequest) => ({
  link: href(teamRoutes.home, {}, { approval: _id.toHexString() }),
  subject: concernsId && { type: 'candidate', id: concernsId },
});
