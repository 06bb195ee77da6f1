import {
  clientAskKinds,
  clientAskNames,
  type ApprovalKindName,
  type ClientAskName,
  type ClientAsked,
} from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import { z } from 'zod';
import type { Actor } from '../../../auth/actor.ts';
import { findPeople } from '../../../identity/people/people.ts';
import { isRequester, type ApprovalRequest } from '../../approvals/api/asked-by-clients.ts';
import { labelsOf } from '../../positions/api/asked-seats.ts';

export const askKinds: readonly ApprovalKindName[] = Object.values(clientAskKinds);

const askOf = (kind: ApprovalKindName): ClientAskName => {
  const found = clientAskNames.find((name) => clientAskKinds[name] === kind);
  if (!found) throw new Error(`Clients do not ask for ${kind}`);
  return found;
};

/** The parts of a payload that are shown; an erased one is empty. */
const payloadSchema = z
  .object({
    count: z.number().nullable().catch(null),
    targetStart: z.string().nullable().catch(null),
    positionIds: z.array(z.string()).catch([]),
  })
  .catch({ count: null, targetStart: null, positionIds: [] });

/** Returns requests as client users see them. */
export async function showAsks(
  actor: Actor,
  requests: readonly ApprovalRequest[],
  session: ClientSession | null = null,
): Promise<ClientAsked[]> {
  const now = new Date();
  const people = await findPeople(
    requests.flatMap(({ requesterId, deciderId }) => [requesterId, deciderId]),
    session,
  );
  const shown: ClientAsked[] = [];
  for (const request of requests) {
    const { count, targetStart, positionIds } = payloadSchema.parse(request.payload);
    const isOpen = request.status === 'pending' && request.expiresAt > now;
    shown.push({
      id: request._id.toHexString(),
      ask: askOf(request.kind),
      // The job that closes it may not have run yet.
      status: request.status === 'pending' && !isOpen ? 'expired' : request.status,
      message: request.reason,
      count,
      targetStart,
      positions: await labelsOf(positionIds, session),
      askedBy: people.ref(request.requesterId),
      askedAt: request.createdAt.toISOString(),
      expiresAt: request.expiresAt.toISOString(),
      decidedBy: people.ref(request.deciderId),
      decidedAt: request.decidedAt?.toISOString() ?? null,
      answer: request.decisionNote,
      version: request.version,
      mayWithdraw: isOpen && actor.can('clientJob.update') && isRequester(actor, request),
    });
  }
  return shown;
}
