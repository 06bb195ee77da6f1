import type { Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { visibilityBy, type VisibilityById } from '../../../db/row-visibility.ts';
import { reaches } from '../../../records/candidates/candidate-lookup.ts';
import { candidatesById } from '../../../records/candidates/candidate-names.ts';
import { companiesById } from '../../../records/companies/company-directory.ts';
import { jobsById } from '../../../records/jobs/job-lookup.ts';
import { AttachmentModel, type Attachment } from '../../../records/attachments/attachment.model.ts';
import { FileRequestModel } from '../requests/file-request.model.ts';
import { mayReadOn, staffMayRead } from '../attachments.policy.ts';
import { companyOwner, jobOwner } from '../reading/file-owner.ts';

/** Returns which of these files the reader may open. */
export async function attachmentSight(
  actor: Actor,
  ids: readonly Types.ObjectId[],
): Promise<VisibilityById> {
  const rows = await AttachmentModel.find({ _id: { $in: [...ids] } }).lean();
  const on = (type: Attachment['ownerType']) =>
    rows.filter(({ ownerType }) => ownerType === type).map(({ ownerId }) => ownerId);
  const [candidates, jobs, companies] = await Promise.all([
    candidatesById(on('candidate')),
    jobsById(on('job')),
    companiesById(on('company')),
  ]);
  return visibilityBy(rows, (row) => {
    const id = row.ownerId.toHexString();
    const candidate = candidates.get(id);
    if (candidate) return staffMayRead(actor, row, candidate);
    const [job, company] = [jobs.get(id), companies.get(id)];
    const owner = job ? jobOwner(job) : company ? companyOwner(company) : null;
    return owner !== null && mayReadOn(actor, row, owner);
  });
}

/** Returns the ids of these candidates' files. */
export const attachmentIdsOf = async (
  candidateIds: readonly Types.ObjectId[],
): Promise<Types.ObjectId[]> =>
  candidateIds.length === 0
    ? []
    : AttachmentModel.distinct('_id', {
        ownerType: 'candidate',
        ownerId: { $in: [...candidateIds] },
      });

/** Returns which of these file requests the reader may know of. */
export async function fileRequestVisibility(
  actor: Actor,
  ids: readonly Types.ObjectId[],
): Promise<VisibilityById> {
  const rows = await FileRequestModel.find({ _id: { $in: [...ids] } }, { candidateId: 1 }).lean();
  const candidates = await candidatesById(rows.map(({ candidateId }) => candidateId));
  return visibilityBy(rows, ({ candidateId }) => {
    const candidate = candidates.get(candidateId.toHexString());
    return candidate !== undefined && reaches(actor, 'attachment.readInternal', candidate);
  });
}

/** Returns the ids of file requests to these candidates. */
export const fileRequestIdsOf = async (
  candidateIds: readonly Types.ObjectId[],
): Promise<Types.ObjectId[]> =>
  candidateIds.length === 0
    ? []
    : FileRequestModel.distinct('_id', { candidateId: { $in: [...candidateIds] } });
