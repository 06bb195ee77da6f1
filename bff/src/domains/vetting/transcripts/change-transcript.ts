import type { Transcript, transcriptActions, transcriptEndpoints } from '@muster/contracts';
import { transactShown } from '../../../db/show-conflict.ts';
import { changeState } from '../../../db/transition.ts';
import { transact, type Tx } from '../../../db/unit-of-work.ts';
import { updateVersioned, versionConflict } from '../../../db/versioned-update.ts';
import { AppError } from '../../../http/app-error.ts';
import type { RequestContext } from '../../../http/context.ts';
import type { Service } from '../../../http/mount.ts';
import { auditTranscript } from './add-transcript.ts';
import { findTranscript } from './find-transcript.ts';
import { isOpen, showTranscript } from './show-transcript.ts';
import { highlightsOf } from './highlights.ts';
import { edited, summaryOf } from './summary-of-transcript.ts';
import { TranscriptModel, type TranscriptRecord } from './transcript.model.ts';

/** Picks the most telling sentences, in place of the former summary. */
export const summariseTranscript: Service<typeof transcriptEndpoints.summarise> = (
  ctx,
  { params, body },
) =>
  onTranscript(ctx, params, (tx, transcript) =>
    changeTo(tx, transcript, {
      action: 'summarise',
      version: body.version,
      to: 'summary',
      facts: {
        sentences: summaryOf(transcript.text),
        highlights: highlightsOf(transcript.text),
      },
    }),
  );

/** Confirms that the summary is true to the transcript. */
export const approveTranscript: Service<typeof transcriptEndpoints.approve> = (
  ctx,
  { params, body },
) =>
  onTranscript(ctx, params, (tx, transcript) =>
    changeTo(tx, transcript, {
      action: 'approve',
      version: body.version,
      to: 'approved',
      facts: { approvedBy: ctx.actor.userId, approvedAt: tx.at },
    }),
  );

/** Changes the summary by hand; an earlier approval no longer applies. */
export const editTranscript: Service<typeof transcriptEndpoints.edit> = (ctx, { params, body }) =>
  onTranscript(ctx, params, async (tx, transcript) => {
    const { before, after } = await updateVersioned<TranscriptRecord>(tx, TranscriptModel, {
      filter: { _id: transcript._id },
      base: body.version,
      paths: ['summary'],
      apply: ({ sentences }) => ({
        $set: {
          sentences: edited(sentences, body.summary),
          status: 'summary',
          approvedBy: null,
          approvedAt: null,
        },
      }),
    });
    await auditTranscript(tx, before, after);
    return after;
  });

/** Deletes it permanently: nothing of the text is kept. */
export const deleteTranscript: Service<typeof transcriptEndpoints.delete> = (
  ctx,
  { params, body },
) =>
  transact(ctx, async (tx) => {
    const { session } = tx;
    const transcript = await findTranscript(ctx.actor, params, session);
    if (transcript.version !== body.version) throw versionConflict(transcript, []);
    await TranscriptModel.deleteOne({ _id: transcript._id }, { session });
    await auditTranscript(tx, transcript, { ...transcript, status: 'deleted' });
    return { deleted: true };
  });

interface Step {
  action: (typeof transcriptActions)[number];
  version: number;
  to: TranscriptRecord['status'];
  facts: Partial<TranscriptRecord>;
}

async function changeTo(
  tx: Tx,
  transcript: TranscriptRecord,
  { action, version, to, facts }: Step,
): Promise<TranscriptRecord> {
  const { after, already } = await changeState<TranscriptRecord>(tx, TranscriptModel, transcript, {
    name: `transcript.${action}`,
    version,
    isRepeat: ({ status }) => status === to && action === 'approve',
    requireState: (current) => {
      if (!isOpen(action, current))
        throw new AppError('INVALID_TRANSITION', {
          context: { currentState: current.status, action },
        });
    },
    set: () => ({ $set: { ...facts, status: to } }),
    paths: ['status', ...('sentences' in facts ? ['summary', 'highlights'] : [])],
  });
  if (!already) await auditTranscript(tx, transcript, after);
  return after;
}

/** Changes a transcript that the caller may read, and returns its new state. */
export function onTranscript(
  ctx: RequestContext,
  place: { id: string; interviewId: string },
  change: (tx: Tx, transcript: TranscriptRecord) => Promise<TranscriptRecord>,
): Promise<Transcript> {
  return transactShown(ctx, {
    find: (session) => findTranscript(ctx.actor, place, session),
    change,
    show: showTranscript,
  });
}
