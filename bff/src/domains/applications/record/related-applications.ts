import type { ApplicationRecord } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import {
  ApplicationModel,
  type Application,
} from '../../../records/applications/application.model.ts';
import { showApplications } from '../application.serializer.ts';

/** Returns the candidate's other live applications that the reader may know of. */
export async function othersOf(
  actor: Actor,
  { _id, candidateId, companyId }: Application,
  session: ClientSession | null,
): Promise<ApplicationRecord['others']> {
  const found = await ApplicationModel.find(
    { candidateId, _id: { $ne: _id }, status: 'active', deletedAt: null },
    null,
    { session },
  ).lean();
  const rows = await showApplications(actor, found, session);
  return rows.map(({ id, job, company, stage }) => ({
    id,
    jobTitle: job.title,
    company: company.name,
    stageKind: stage.kind,
    sameClient: company.id === companyId.toHexString(),
  }));
}

/** Returns the origin and target of moves between jobs, as far as the reader may know of them. */
export async function movesOf(
  actor: Actor,
  { _id, candidateId, movedFromId }: Application,
  session: ClientSession | null,
): Promise<Required<Pick<ApplicationRecord, 'movedFrom' | 'movedTo'>>> {
  const found = await ApplicationModel.find(
    {
      candidateId,
      deletedAt: null,
      $or: [{ movedFromId: _id }, ...(movedFromId ? [{ _id: movedFromId }] : [])],
    },
    null,
    { session },
  )
    .sort({ createdAt: -1 })
    .lean();
  const links = (await showApplications(actor, found, session)).map(({ id, job, company }) => ({
    id,
    jobTitle: job.title,
    company: company.name,
  }));
  const earlier = movedFromId?.toHexString();
  return {
    movedFrom: links.find(({ id }) => id === earlier) ?? null,
    movedTo: links.find(({ id }) => id !== earlier) ?? null,
  };
}
