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
  asUploader,
  beginUpload,
  linkUploads,
  type UploadContext,
} from '../../files/api/uploads.ts';
import { visitedForm, visitOf } from './visited-form.ts';

type Endpoints = typeof screeningVisitEndpoints;

/** The uploaded file belongs to the form and cannot be used elsewhere. */
async function asForm(ctx: VisitorContext, handle: string): Promise<UploadContext> {
  const { form } = await visitedForm(await visitOf(ctx, handle));
  requireState(screeningFormMachine, 'save_answer', form.status);
  return asUploader(ctx, form._id);
}

/** Starts the upload of a file for an answer. */
export async function beginFile(
  ctx: VisitorContext,
  { params, body }: Input<Endpoints['beginFile']>,
) {
  const asking = await asForm(ctx, params.handle);
  const formId = asking.actor.userId.toHexString();
  await ctx.limit('screening-files', formId, limits.screening.files.perHour, hourMs);
  return beginUpload(asking, { body: { ...body, purpose: answerFilePurpose } });
}

/** Serves the rest of the upload. */
export const fileUploads = linkUploads(asForm);
