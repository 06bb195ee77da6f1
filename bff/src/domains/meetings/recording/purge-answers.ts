import { existingAttachments } from '../../../records/attachments/live-attachments.ts';
import { RecordingModel } from './recording.model.ts';

/** Deletes answers, which are kept like the meeting and for as long as the recording exists. */
export async function purgeAnswers(now = new Date()): Promise<void> {
  const due = await RecordingModel.find({ purgeAt: { $lt: now } }, { attachmentId: 1 }).lean();
  const kept = await existingAttachments(due.flatMap(({ attachmentId }) => attachmentId ?? []));
  const gone = due.filter(({ attachmentId }) => !kept.has(String(attachmentId)));
  await RecordingModel.deleteMany({ _id: { $in: gone.map(({ _id }) => _id) } });
}
