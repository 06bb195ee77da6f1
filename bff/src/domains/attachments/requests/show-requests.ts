import { dayMs, limits, type FileRequest, type OwnFileRequest } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { findPeople } from '../../../identity/people/people.ts';
import { reaches, type Candidate } from '../../../records/candidates/candidate-lookup.ts';
import { FileRequestModel, type FileRequestRecord } from './file-request.model.ts';

/** How long closed requests stay listed. */
const toldFor = 90 * dayMs;
const max = 30;

/** Returns a candidate's requests for staff: open ones by day, then recently closed ones. */
export async function requestsOf(
  actor: Actor,
  candidate: Candidate,
  session: ClientSession | null = null,
): Promise<FileRequest[]> {
  const found = await FileRequestModel.find(
    {
      candidateId: candidate._id,
      deletedAt: null,
      $or: [{ status: 'open' }, { endedAt: { $gte: new Date(Date.now() - toldFor) } }],
    },
    null,
    { session },
  )
    .sort({ createdAt: -1 })
    .limit(max)
    .lean();
  const isOpen = ({ status }: FileRequestRecord) => status === 'open';
  return showRequests(
    actor,
    candidate,
    [
      ...found.filter(isOpen).toSorted((a, b) => a.dueOn.localeCompare(b.dueOn)),
      ...found.filter((one) => !isOpen(one)),
    ],
    session,
  );
}

export async function showRequests(
  actor: Actor,
  candidate: Candidate,
  requests: readonly FileRequestRecord[],
  session: ClientSession | null = null,
): Promise<FileRequest[]> {
  const people = await findPeople(
    requests.map(({ createdBy }) => createdBy),
    session,
  );
  const mayWithdraw = mayRequest(actor, candidate);
  return requests.map((request) => ({
    id: request._id.toHexString(),
    type: request.type,
    dueOn: request.dueOn,
    note: request.note,
    status: request.status,
    requestedBy: people.ref(request.createdBy),
    createdAt: request.createdAt.toISOString(),
    endedAt: request.endedAt?.toISOString() ?? null,
    attachmentId: request.attachmentId?.toHexString() ?? null,
    version: request.version,
    allowedActions: mayWithdraw && request.status === 'open' ? ['withdraw'] : [],
  }));
}

export const mayRequest = (actor: Actor, candidate: Candidate): boolean =>
  !candidate.deletedAt && reaches(actor, 'attachment.request', candidate);

/** Returns the agency's open requests as the candidate sees them. */
export async function ownRequestsOf(candidateId: Types.ObjectId): Promise<OwnFileRequest[]> {
  const open = await FileRequestModel.find({ candidateId, status: 'open', deletedAt: null })
    .sort({ dueOn: 1, _id: 1 })
    .limit(limits.fileRequest.open)
    .lean();
  const people = await findPeople(open.map(({ createdBy }) => createdBy));
  return open.map(({ _id, type, dueOn, note, createdBy }) => ({
    id: _id.toHexString(),
    type,
    dueOn,
    note,
    requestedBy: people.name(createdBy),
  }));
}
