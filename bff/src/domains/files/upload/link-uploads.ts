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

/** The context of a visitor in whose stead what a link is about brings a file: a form, an application. */
export const asUploader = (ctx: VisitorContext, userId: Types.ObjectId): UploadContext =>
  // It refuses to be asked for an actor: it is laid over, not copied.
  Object.create(ctx, { actor: { value: { userId } } }) as UploadContext;

/** How uploads go on that were begun behind a link; `open` finds whose they are. */
export const linkUploads = (
  open: (ctx: VisitorContext, handle: string) => Promise<UploadContext>,
) => ({
  /** How far it is. */
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
