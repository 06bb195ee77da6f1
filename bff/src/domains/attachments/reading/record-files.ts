import {
  limits,
  type BodyOf,
  type RecordAttachmentList,
  type recordFileEndpoints,
} from '@muster/contracts';
import type { Actor } from '../../../auth/actor.ts';
import { transact } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import type { RequestContext } from '../../../http/context.ts';
import type { Service } from '../../../http/mount.ts';
import { findCompany } from '../../../records/companies/company-lookup.ts';
import { findJob } from '../../../records/jobs/job-lookup.ts';
import type { Attachment } from '../../../records/attachments/attachment.model.ts';
import { showAttachment, showAttachments } from '../attachment.serializer.ts';
import { mayReadOn } from '../attachments.policy.ts';
import { attachFile } from '../changes/attach-file.ts';
import { companyOwner, jobOwner, type FileOwner } from './file-owner.ts';
import { attachmentsOf } from './list-attachments.ts';

type Endpoints = typeof recordFileEndpoints;

/** Lists the files of a job that the reader may see. */
export const listJobFiles: Service<Endpoints['ofJob']> = async ({ actor }, { params }) =>
  filesOn(actor, jobOwner(await findJob(actor, params.id)));

export const listCompanyFiles: Service<Endpoints['ofCompany']> = async ({ actor }, { params }) =>
  filesOn(actor, companyOwner(await findCompany(actor, params.id)));

async function filesOn(actor: Actor, owner: FileOwner): Promise<RecordAttachmentList> {
  requireHeld(actor, owner, 'attachment.readInternal');
  const { live, removed } = await attachmentsOf(owner.ownerId, owner.ownerType);
  const mayRead = (one: Attachment) => mayReadOn(actor, one, owner);
  const mayRestore = owner.holds(actor, 'attachment.delete');
  return {
    data: await showAttachments(actor, live.filter(mayRead), owner),
    removed: mayRestore ? await showAttachments(actor, removed.filter(mayRead), owner) : [],
    total: live.length,
    canUpload: live.length < limits.attachment.perRecord && owner.holds(actor, 'attachment.upload'),
  };
}

/** Attaches an uploaded file to a job. */
export const attachToJob: Service<Endpoints['attachToJob']> = async (ctx, { params, body }) =>
  attachOn(ctx, jobOwner(await findJob(ctx.actor, params.id)), body);

export const attachToCompany: Service<Endpoints['attachToCompany']> = async (
  ctx,
  { params, body },
) => attachOn(ctx, companyOwner(await findCompany(ctx.actor, params.id)), body);

const attachOn = (ctx: RequestContext, owner: FileOwner, body: BodyOf<Endpoints['attachToJob']>) =>
  transact(ctx, async (tx) => {
    const { actor } = ctx;
    requireHeld(actor, owner, 'attachment.upload');
    const { attachment, already } = await attachFile(tx, {
      ...body,
      actor,
      owner,
      uploader: 'staff',
      expiresOn: null,
      primary: false,
      mayRead: (one) => mayReadOn(actor, one, owner),
    });
    return { attachment: await showAttachment(actor, attachment, owner, tx.session), already };
  });

/** @throws AppError FORBIDDEN */
function requireHeld(
  actor: Actor,
  owner: FileOwner,
  permission: 'attachment.readInternal' | 'attachment.upload',
): void {
  if (!owner.holds(actor, permission))
    throw new AppError('FORBIDDEN', { context: { role: actor.role } });
}
