import type { Actor } from '../../auth/actor.ts';
import { agencyName } from '../../mail/agency.ts';
import type { CalendarSource, HeldEntry } from '../../calendars/calendar-source.ts';
import { reaches } from '../../records/candidates/candidate-lookup.ts';
import { candidateFaces, type CandidateFace } from '../../records/candidates/candidate-names.ts';
import { ownFacts } from '../meetings/api/own-interview-facts.ts';
import { interviewTitles } from './interviews/interview-words.ts';
import {
  VettingInterviewModel,
  type VettingInterviewRecord,
} from '../../records/vetting/vetting-interview.model.ts';
import { interviewsLink } from './vetting-links.ts';

/** Vetting interviews in the calendars of interviewers and candidates. */
export const interviewsInCalendars: CalendarSource = {
  name: 'vetting',
  entries: async (actor, { userIds, candidateIds, from, to }) => {
    const interviews = await VettingInterviewModel.find({
      deletedAt: null,
      startsAt: { $lt: to },
      endsAt: { $gt: from },
      $or: [
        // A cancelled interview takes up no time; it stays in the candidate's history.
        { 'interviewers.userId': { $in: [...userIds] }, status: { $ne: 'cancelled' } },
        { candidateId: { $in: [...candidateIds] } },
      ],
    })
      .sort({ startsAt: 1, _id: 1 })
      .lean();
    const candidates = await candidateFaces(interviews.map(({ candidateId }) => candidateId));
    const own = await ownFacts(
      interviews.flatMap(({ _id, candidateId }) =>
        actor.candidateId?.equals(candidateId) ? [_id] : [],
      ),
    );
    return interviews.flatMap((interview) => {
      const candidate = candidates.get(interview.candidateId.toHexString());
      return candidate && !candidate.deletedAt
        ? (showInterview(actor, interview, candidate, own(interview)) ?? [])
        : [];
    });
  },
};

function showInterview(
  actor: Actor,
  interview: VettingInterviewRecord,
  candidate: CandidateFace,
  facts: Pick<HeldEntry, 'place' | 'changeable'>,
): HeldEntry | null {
  const { _id, startsAt, endsAt, status, kind, interviewers } = interview;
  if (!startsAt || !endsAt) return null;
  const isOwn = actor.candidateId?.equals(candidate._id) ?? false;
  const isHost = interviewers.some(({ userId }) => userId.equals(actor.userId));
  const maySee =
    actor.audience === 'staff' && (isHost || reaches(actor, 'vetting.read', candidate));
  const title = isOwn
    ? `${interviewTitles[kind]}, ${agencyName()}`
    : `${interviewTitles[kind]}: ${candidate.name}`;
  return {
    id: _id.toHexString(),
    kind: 'vetting_interview',
    title: isOwn || maySee ? title : null,
    startsAt,
    endsAt,
    isCancelled: status === 'cancelled',
    userIds: isOwn ? [] : interviewers.map(({ userId }) => userId),
    ...facts,
    link:
      maySee && reaches(actor, 'vetting.read', candidate) ? interviewsLink(candidate._id) : null,
  };
}
