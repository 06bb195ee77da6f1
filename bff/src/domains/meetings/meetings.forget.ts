import { normaliseEmail } from '@muster/contracts';
import type { Forget } from '../../personal/forget.ts';
import { MeetingLineModel } from './meeting-line.model.ts';
import { ParticipantModel } from './participant.model.ts';

const former = 'Former participant';

/** Takes an erased person out of the rooms in which they were guests; what they wrote goes too. */
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
};
