import type { Approval } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import type { ApprovalKind, ApprovalParts, SubjectLabel } from '../../approvals/approval-kind.ts';
import type { Actor } from '../../auth/actor.ts';
import { recordId } from '../../db/record-id.ts';
import { AppError } from '../../http/app-error.ts';
import { findPeople } from '../../identity/people/people.ts';
import { ApprovalModel, type ApprovalRequest } from './approval.model.ts';
import { allowedOn, decidesOn, isRequester } from './approvals.policy.ts';

/** All approval kinds of the platform, with the parts needed to carry them out. */
export interface Kinds extends ApprovalParts {
  readonly all: readonly ApprovalKind[];
}

/** @throws Error for a kind that no domain declares */
export function kindOf({ all }: Kinds, { kind }: Pick<ApprovalRequest, 'kind'>): ApprovalKind {
  const found = all.find(({ name }) => name === kind);
  if (!found) throw new Error(`No domain declares the approval ${kind}`);
  return found;
}

type Labels = ReadonlyMap<string, SubjectLabel>;
export interface Seen {
  readonly request: ApprovalRequest;
  /** Null if the record is hidden from the reader or gone. */
  readonly subject: SubjectLabel | null;
}

/**
 * Returns the requests that the reader may see: their own, and those about records on which they
 * hold the permission of the kind.
 */
export async function visibleTo(
  kinds: Kinds,
  actor: Actor,
  requests: readonly ApprovalRequest[],
  session: ClientSession | null = null,
): Promise<Seen[]> {
  const labels = new Map<ApprovalRequest['kind'], Labels>();
  for (const name of new Set(requests.map(({ kind }) => kind))) {
    if (!decidesOn(actor, { kind: name })) continue;
    const ids = requests.flatMap(({ kind, subjectId }) => (kind === name ? [subjectId] : []));
    labels.set(name, await kindOf(kinds, { kind: name }).subjects(actor, ids, session));
  }
  return requests
    .map((request) => ({
      request,
      subject: labels.get(request.kind)?.get(request.subjectId.toHexString()) ?? null,
    }))
    .filter(({ request, subject }) => subject !== null || isRequester(actor, request));
}

/** @throws AppError NOT_FOUND for what is missing or hidden from the reader */
export async function findApproval(
  kinds: Kinds,
  actor: Actor,
  id: string,
  session: ClientSession | null = null,
): Promise<Seen> {
  const request = await ApprovalModel.findById(recordId(id), null, {
    session,
  }).lean();
  const [seen] = request ? await visibleTo(kinds, actor, [request], session) : [];
  if (!seen) throw new AppError('NOT_FOUND');
  return seen;
}

/** Serialises requests as their reader may see them; loads names with one query. */
export async function showApprovals(
  kinds: Kinds,
  actor: Actor,
  seen: readonly Seen[],
  session: ClientSession | null = null,
): Promise<Approval[]> {
  const now = new Date();
  const people = await findPeople(
    seen.flatMap(({ request }) => [request.requesterId, request.deciderId]),
    session,
  );
  const shown: Approval[] = [];
  for (const { request, subject } of seen) {
    const { _id, kind, subjectType, subjectId, requesterId, deciderId } = request;
    const isOpen = request.status === 'pending' && request.payload !== null;
    shown.push({
      id: _id.toHexString(),
      kind,
      // Expired: no decision is possible, although the closing job has not run yet.
      status: isOpen && request.expiresAt <= now ? 'expired' : request.status,
      subject: {
        type: subjectType,
        id: subjectId.toHexString(),
        label: subject?.label ?? null,
        link: subject?.link ?? null,
      },
      facts: isOpen && subject ? await factsOf(kinds, request) : [],
      reason: request.reason,
      requester: people.ref(requesterId),
      requestedAt: request.createdAt.toISOString(),
      expiresAt: request.expiresAt.toISOString(),
      decider: people.ref(deciderId),
      decidedAt: request.decidedAt?.toISOString() ?? null,
      decisionNote: request.decisionNote,
      version: request.version,
      allowedActions: subject || isRequester(actor, request) ? allowedOn(actor, request, now) : [],
    });
  }
  return shown;
}

async function factsOf(kinds: Kinds, request: ApprovalRequest): Promise<Approval['facts']> {
  const kind = kindOf(kinds, request);
  const facts = await kind.facts?.(request.subjectId, kind.payload.parse(request.payload), kinds);
  return [...(facts ?? [])];
}
