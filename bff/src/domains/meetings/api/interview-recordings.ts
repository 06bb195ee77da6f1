import type { InterviewRecordingState } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import { attachmentsThere } from '../../../records/attachments/live-attachments.ts';
import { RecordingModel, type RecordingRecord } from '../recording/recording.model.ts';

export interface RecordingOfInterview {
  interviewId: Types.ObjectId;
  id: Types.ObjectId;
  state: InterviewRecordingState;
  recordedMs: number;
  /** Where it can currently be heard, and since when. */
  attachment: { id: Types.ObjectId; createdAt: Date } | null;
}

type Row = Pick<
  RecordingRecord,
  '_id' | 'interviewId' | 'status' | 'recordedMs' | 'file' | 'attachmentId'
>;

/** Returns the recordings of a person's interviews in the order in which they were made. */
export async function interviewRecordings(
  candidateId: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<RecordingOfInterview[]> {
  const rows = await RecordingModel.find(
    { candidateId },
    { interviewId: 1, status: 1, recordedMs: 1, file: 1, attachmentId: 1 },
    { session },
  )
    .sort({ createdAt: 1, _id: 1 })
    .lean();
  const heard = await attachmentsThere(
    rows.flatMap(({ attachmentId }) => attachmentId ?? []),
    session,
  );
  return rows.flatMap((row) => {
    const { _id: id, interviewId, recordedMs } = row;
    const attachment = heard.get(String(row.attachmentId)) ?? null;
    const state = stateOf(row, attachment !== null);
    return interviewId && state ? [{ interviewId, id, state, recordedMs, attachment }] : [];
  });
}

/** Null: it was requested, but nothing was recorded. */
function stateOf({ status, file }: Row, isThere: boolean): InterviewRecordingState | null {
  if (file === 'none') return null;
  if (file === 'lost') return 'lost';
  if (file === 'kept') return isThere ? 'ready' : 'deleted';
  return status === 'ended' ? 'arriving' : 'under_way';
}
