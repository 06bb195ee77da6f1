import { normaliseEmail } from '@muster/contracts';
import type { Types } from 'mongoose';
import { raiseVersion } from '../../db/record-version.ts';
import type { Forget } from '../../personal/forget.ts';
import { MeetingLineModel } from './meeting-line.model.ts';
import { ParticipantModel } from './participant.model.ts';
import { RecordingModel, type RecordingAnswer } from './recording/recording.model.ts';

const former = 'Former participant';

/** Removes an erased person from rooms they visited as a guest, with their messages. */
export const forgetGuests: Forget = async ({ session }, { emails }) => {
  if (emails.length === 0) return;
  const theirs = { emailNorm: { $in: emails.map(normaliseEmail) } };
  const ids = await ParticipantModel.distinct('_id', theirs).session(session);
  await MeetingLineModel.deleteMany({ participantId: { $in: ids } }, { session });
  await ParticipantModel.updateMany(
    theirs,
    { $set: { name: former, email: '', emailNorm: '', isInvited: false, codeHash: null } },
    { session, runValidators: false },
  );
  const answered = { 'answers.participantId': { $in: ids } };
  for (const { _id, answers } of await RecordingModel.find(
    answered,
    { answers: 1 },
    { session },
  ).lean())
    await RecordingModel.updateOne(
      { _id },
      raiseVersion({ $set: { answers: answers.map((one) => nameless(one, ids)) } }),
      { session },
    );
};

/** The answer stays, but no longer names the person. */
const nameless = (answer: RecordingAnswer, ids: readonly Types.ObjectId[]): RecordingAnswer =>
  ids.some((id) => id.equals(answer.participantId)) ? { ...answer, name: former } : answer;
