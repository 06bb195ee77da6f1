import { hourMs, limits, type applyingEndpoints } from '@muster/contracts';
import type { VisitorContext } from '../../../http/context.ts';
import type { Input } from '../../../http/mount.ts';
import {
  asUploader,
  beginUpload,
  linkUploads,
  type UploadContext,
} from '../../files/api/uploads.ts';
import { requireUnsent, visitedApplication, visitOf } from '../intake/visited-application.ts';

type Endpoints = typeof applyingEndpoints;

/** The uploaded file belongs to the application and cannot be used elsewhere. */
async function asApplication(ctx: VisitorContext, handle: string): Promise<UploadContext> {
  const { intakeId } = await visitOf(ctx, handle);
  return asUploader(ctx, intakeId);
}

/** Begins a CV upload. */
export async function beginCv(ctx: VisitorContext, { params, body }: Input<Endpoints['beginCv']>) {
  const asking = await asApplication(ctx, params.handle);
  const { userId } = asking.actor;
  requireUnsent(await visitedApplication({ intakeId: userId }), 'upload');
  await ctx.limit('applying-files', userId.toHexString(), limits.applying.files, hourMs);
  return beginUpload(asking, { body: { ...body, purpose: 'document' } });
}

/** Further steps of the upload. */
export const cvUploads = linkUploads(asApplication);
