import {
  answerFilePurpose,
  hourMs,
  limits,
  screeningFormMachine,
  type screeningVisitEndpoints,
} from '@muster/contracts';
import { requireState } from '../../../db/transition.ts';
import type { VisitorContext } from '../../../http/context.ts';
import type { Input } from '../../../http/mount.ts';
import {
  beginUpload,
  completeUpload,
  readUpload,
  sendPart,
  type UploadContext,
} from '../../files/api/uploads.ts';
import { visitedForm, visitOf } from './visited-form.ts';

type Endpoints = typeof screeningVisitEndpoints;

/** The uploaded file belongs to the form and cannot be used elsewhere. */
async function asForm(ctx: VisitorContext, handle: string): Promise<UploadContext> {
  const { form } = await visitedForm(await visitOf(ctx, handle));
  requireState(screeningFormMachine, 'save_answer', form.status);
  // The context of a visitor refuses to be asked for an actor: it is laid over, not copied.
  return Object.create(ctx, { actor: { value: { userId: form._id } } }) as UploadContext;
}

/** Begins to bring a file for an answer. */
export async function beginFile(
  ctx: VisitorContext,
  { params, body }: Input<Endpoints['beginFile']>,
) {
  const asking = await asForm(ctx, params.handle);
  const formId = asking.actor.userId.toHexString();
  await ctx.limit('screening-files', formId, limits.screening.files.perHour, hourMs);
  return beginUpload(asking, { body: { ...body, purpose: answerFilePurpose } });
}

/** How far it is. */
export const readFileUpload = async (
  ctx: VisitorContext,
  { params }: Input<Endpoints['readUpload']>,
) => readUpload(await asForm(ctx, params.handle), { params });

/** Appends bytes to it. */
export const sendFile = async (
  ctx: VisitorContext,
  { params, query }: Input<Endpoints['sendFile']>,
  bytes: Buffer,
) => sendPart(await asForm(ctx, params.handle), { params, query }, bytes);

/** Ends it. */
export const completeFile = async (
  ctx: VisitorContext,
  { params }: Input<Endpoints['completeFile']>,
) => completeUpload(await asForm(ctx, params.handle), { params });
