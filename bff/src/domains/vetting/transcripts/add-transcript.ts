import type { transcriptEndpoints } from '@muster/contracts';
import type { Types } from 'mongoose';
import { audit, auditAccess } from '../../../audit/audit.service.ts';
import { transact, type Tx } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { addConsent, consentState } from '../../../records/consents/consents.ts';
import { foreignLanguage } from '../../../text/foreign-language.ts';
import type { VettingInterviewRecord } from '../../../records/vetting/vetting-interview.model.ts';
import { findPlace } from './find-transcript.ts';
import { showTranscript } from './show-transcript.ts';
import { TranscriptModel, type TranscriptRecord } from './transcript.model.ts';

/** Returns an interview and its transcript. Each reading is audited. */
export const readTranscript: Service<typeof transcriptEndpoints.read> = async (ctx, { params }) => {
  const { interview, candidate, transcript } = await findPlace(ctx.actor, params);
  if (transcript)
    await auditAccess(ctx, {
      action: 'candidate.read_transcript',
      entity: 'candidate',
      entityId: candidate._id,
    });
  const { _id, kind, status, startsAt } = interview;
  return {
    candidate: {
      id: candidate._id.toHexString(),
      number: candidate.number,
      name: candidate.name,
    },
    interview: {
      id: _id.toHexString(),
      kind,
      status,
      startsAt: startsAt?.toISOString() ?? null,
    },
    transcript: transcript && (await showTranscript(transcript)),
    mayAdd: !transcript && wasHeld(interview),
    recording: await consentState(candidate._id, 'recording'),
  };
};

/** Stores a transcript, with the user who confirmed the candidate's consent. */
export const addTranscript: Service<typeof transcriptEndpoints.add> = (ctx, { params, body }) =>
  transact(ctx, async (tx) => {
    const { session } = tx;
    const { interview, transcript } = await findPlace(ctx.actor, params, session);
    if (transcript?.text === body.text) return showTranscript(transcript, session);
    if (transcript || !wasHeld(interview))
      throw new AppError('INVALID_TRANSITION', {
        context: { currentState: transcript?.status ?? interview.status, action: 'add_transcript' },
      });
    await requireRecordingConsent(tx, interview.candidateId);
    const { text, source, fileName } = body;
    const [created] = await TranscriptModel.create(
      [
        {
          interviewId: interview._id,
          candidateId: interview.candidateId,
          heldAt: interview.startsAt ?? tx.at,
          text,
          source,
          fileName,
          isEnglish: foreignLanguage(text) === null,
          consentBy: ctx.actor.userId,
          consentAt: tx.at,
          createdAt: tx.at,
          createdBy: tx.userId,
          updatedBy: tx.userId,
        },
      ],
      { session },
    );
    if (!created) throw new Error('The transcript was not written');
    const record = created.toObject<TranscriptRecord>();
    await auditTranscript(tx, null, record);
    return showTranscript(record, session);
  });

/**
 * Adds the consent confirmed with the transcript to the candidate's record, unless it is there. A
 * candidate who refused must be asked again first: a tick must not overrule that.
 * @throws AppError CONSENT_REQUIRED
 */
async function requireRecordingConsent(tx: Tx, candidateId: Types.ObjectId): Promise<void> {
  const purpose = 'recording';
  const state = await consentState(candidateId, purpose, tx.session);
  if (state === 'refused') throw new AppError('CONSENT_REQUIRED', { context: { purpose } });
  if (state !== 'granted') await addConsent(tx, { candidateId, purpose, granted: true });
}

export const wasHeld = ({ status }: Pick<VettingInterviewRecord, 'status'>): boolean =>
  status === 'in_progress' || status === 'completed';

/** Audits at the candidate that it changed, without its text. */
export const auditTranscript = (
  tx: Tx,
  before: Pick<TranscriptRecord, 'status'> | null,
  { candidateId, status }: Pick<TranscriptRecord, 'candidateId'> & { status: string },
): Promise<void> =>
  audit(tx, {
    action: 'candidate.transcript',
    entity: 'candidate',
    entityId: candidateId,
    changes: [{ path: 'transcript', before: before?.status ?? null, after: status }],
  });
