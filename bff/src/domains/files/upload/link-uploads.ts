import type { fileEndpoints } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { VisitorContext } from '../../../http/context.ts';
import type { Input } from '../../../http/mount.ts';
import { readUpload } from './begin-upload.ts';
import { completeUpload } from './complete-upload.ts';
import type { UploadContext } from './own-upload.ts';
import { sendPart } from './send-part.ts';

type Of<E extends keyof typeof fileEndpoints, K extends 'params' | 'query'> = Input<
  (typeof fileEndpoints)[E]
>[K];
/** A request about one upload of a link. */
export interface BehindLink {
  params: { handle: string } & Of<'read', 'params'>;
}

/** Returns a visitor's context in which the link's form or application acts as the uploader. */
export const asUploader = (ctx: VisitorContext, userId: Types.ObjectId): UploadContext =>
  // Layered over the original, because copying would read `actor`, which throws for visitors.
  Object.create(ctx, { actor: { value: { userId } } }) as UploadContext;

/** Continues uploads that were begun behind a link; `open` finds their owner. */
export const linkUploads = (
  open: (ctx: VisitorContext, handle: string) => Promise<UploadContext>,
) => ({
  /** Returns the progress. */
  read: async (ctx: VisitorContext, { params }: BehindLink) =>
    readUpload(await open(ctx, params.handle), { params }),
  /** Appends bytes to it. */
  send: async (
    ctx: VisitorContext,
    { params, query }: BehindLink & { query: Of<'send', 'query'> },
    bytes: Buffer,
  ) => sendPart(await open(ctx, params.handle), { params, query }, bytes),
  /** Ends it. */
  complete: async (ctx: VisitorContext, { params }: BehindLink) =>
    completeUpload(await open(ctx, params.handle), { params }),
});
