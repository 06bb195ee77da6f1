import { hourMs, limits, type applyingEndpoints } from '@muster/contracts';
import type { VisitorContext } from '../../../http/context.ts';
import type { Input } from '../../../http/mount.ts';
import {
  beginUpload,
  completeUpload,
  readUpload,
  sendPart,
  type UploadContext,
} from '../../files/api/uploads.ts';
import { requireUnsent, visitedApplication, visitOf } from '../intake/visited-application.ts';

type Endpoints = typeof applyingEndpoints;

/** The uploaded file belongs to the application and cannot be used elsewhere. */
async function asApplication(ctx: VisitorContext, handle: string): Promise<UploadContext> {
  const { intakeId } = await visitOf(ctx, handle);
  // The context of a visitor refuses to be asked for an actor: it is laid over, not copied.
  return Object.create(ctx, { actor: { value: { userId: intakeId } } }) as UploadContext;
}

/** Begins to bring a CV. */
export async function beginCv(ctx: VisitorContext, { params, body }: Input<Endpoints['beginCv']>) {
  const asking = await asApplication(ctx, params.handle);
  const { userId } = asking.actor;
  requireUnsent(await visitedApplication({ intakeId: userId }), 'upload');
  await ctx.limit('applying-files', userId.toHexString(), limits.applying.files, hourMs);
  return beginUpload(asking, { body: { ...body, purpose: 'document' } });
}

/** How far it is. */
export const readCvUpload = async (
  ctx: VisitorContext,
  { params }: Input<Endpoints['readUpload']>,
) => readUpload(await asApplication(ctx, params.handle), { params });

/** Appends bytes to it. */
export const sendCv = async (
  ctx: VisitorContext,
  { params, query }: Input<Endpoints['sendCv']>,
  bytes: Buffer,
) => sendPart(await asApplication(ctx, params.handle), { params, query }, bytes);

/** Ends it. */
export const completeCv = async (ctx: VisitorContext, { params }: Input<Endpoints['completeCv']>) =>
  completeUpload(await asApplication(ctx, params.handle), { params });
