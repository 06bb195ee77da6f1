import { shownAnswer } from '../../calendars/invitation-answers.ts';
import type { PersonalRecords } from '../../personal/personal-records.ts';
import { followsCandidate } from '../../personal/moved-rows.ts';
import { ClientInterviewModel } from '../../records/client-interviews/client-interview.model.ts';

/** A person's interviews for jobs. */
export const personalClientInterviews: PersonalRecords = {
  name: 'clientInterviews',
  count: (candidateId) => ClientInterviewModel.countDocuments({ candidateId }),
  ...followsCandidate(ClientInterviewModel),
  collect: async (candidateId) =>
    (await ClientInterviewModel.find({ candidateId }).lean()).map((interview) => ({
      round: interview.round,
      status: interview.status,
      startsAt: interview.startsAt.toISOString(),
      durationMin: interview.durationMin,
      message: interview.message,
      cancelReason: interview.cancelReason,
      answer: shownAnswer(interview, null),
    })),
  erase: async ({ session }, candidateId) => {
    await ClientInterviewModel.updateMany(
      { candidateId },
      {
        $set: {
          message: null,
          placeValue: null,
          endNote: null,
          cancelReason: null,
          ask: null,
          answers: [],
        },
      },
      { session },
    );
  },
};
