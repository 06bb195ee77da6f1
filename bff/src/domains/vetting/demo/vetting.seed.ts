import { limits, type ScorecardFields, type VettingInterviewState } from '@muster/contracts';
import { Types } from 'mongoose';
import { addDays, dayOf } from '../../../db/calendar-day.ts';
import { CandidateModel } from '../../../records/candidates/candidate.model.ts';
import { ensureReasons, reasonsOf } from '../../reasons/api/reasons.ts';
import {
  ScorecardModel,
  emptyCard,
  type ScorecardRecord,
} from '../../../records/vetting/scorecard.model.ts';
import { VettingDecisionModel, type VettingDecisionRow } from '../vetting-decision.model.ts';
import {
  VettingInterviewModel,
  type VettingInterviewRecord,
} from '../../../records/vetting/vetting-interview.model.ts';
import type { DemoTime } from '../../../demo/demo-time.ts';
import { Random } from '../../../demo/random.ts';
import type { DemoCandidate } from '../../../demo/demo-candidate.ts';

interface VettingSetting {
  time: DemoTime;
  candidates: readonly DemoCandidate[];
}

const hourMs = 3_600_000;
const kinds = ['technical', 'intro_language', 'live_coding', 'system_design'] as const;

/** Interviews, scorecards and decisions that explain each candidate's vetting status. */
export async function seedVetting({ time, candidates }: VettingSetting): Promise<void> {
  // Separate random sources, so that other demo data stay the same.
  const story = new VettingStory(time, new Random(20_901));
  await ensureReasons();
  const [reason] = await reasonsOf('vetting_fail');
  for (const candidate of candidates) story.tell(candidate, reason?._id ?? null);
  const pools = await firstPools(candidates);
  await VettingInterviewModel.insertMany(
    story.interviews.map((interview) => ({
      ...interview,
      poolId: pools.get(String(interview.candidateId)) ?? null,
    })),
  );
  await ScorecardModel.insertMany(story.scorecards);
  await VettingDecisionModel.insertMany(story.decisions);
}

/** Returns the first pool of each candidate, whose questions the interviews use. */
async function firstPools(
  candidates: readonly DemoCandidate[],
): Promise<ReadonlyMap<string, Types.ObjectId>> {
  const rows = await CandidateModel.find(
    { _id: { $in: candidates.map(({ _id }) => _id) } },
    { poolIds: 1 },
  ).lean();
  return new Map(
    rows.flatMap(({ _id, poolIds: [first] }) => (first ? [[_id.toHexString(), first]] : [])),
  );
}

class VettingStory {
  readonly interviews: Partial<VettingInterviewRecord>[] = [];
  readonly scorecards: Partial<ScorecardRecord>[] = [];
  readonly decisions: VettingDecisionRow[] = [];
  /** Number of future interviews of each vetter, so that each gets its own time. */
  private readonly ahead = new Map<string, number>();
  private readonly time: DemoTime;
  private readonly random: Random;

  constructor(time: DemoTime, random: Random) {
    this.time = time;
    this.random = random;
  }

  tell(candidate: DemoCandidate, reasonId: Types.ObjectId | null): void {
    const { vettingStatus, vettedAt, vetterIds } = candidate;
    const [vetterId] = vetterIds;
    if (!vetterId) return;
    switch (vettingStatus) {
      case 'interview_to_schedule':
        this.interview(candidate, vetterId, 'requested', null);
        return this.step(candidate, 'invite_interview', this.time.ago(3), {});
      case 'interview_scheduled':
        this.interview(candidate, vetterId, 'scheduled', this.nextSlot(vetterId));
        return this.step(candidate, 'interview_confirmed', this.time.ago(2), {});
      case 'in_review':
      case 'on_hold':
      case 'failed':
      case 'vetted':
      case 'expired':
        return this.judged(candidate, vetterId, vettedAt ?? this.time.ago(4), reasonId);
      default:
    }
  }

  /** Returns the interview two days before the verdict, or before now. */
  private judged(
    candidate: DemoCandidate,
    vetterId: Types.ObjectId,
    verdictAt: Date,
    reasonId: Types.ObjectId | null,
  ): void {
    const { vettingStatus, vettingExpiresAt } = candidate;
    const heldAt = new Date(verdictAt.getTime() - 48 * hourMs);
    const interviewId = this.interview(candidate, vetterId, 'completed', heldAt);
    const writtenAt = new Date(heldAt.getTime() + 3 * hourMs);
    const cardId = this.scorecard(candidate, interviewId, vetterId, writtenAt);
    const by = { decidedBy: vetterId, feedbackIds: [cardId] };
    this.step(candidate, 'interview_completed', new Date(heldAt.getTime() + hourMs), {
      toStatus: 'in_review',
    });
    if (vettingStatus === 'failed')
      this.step(candidate, 'fail', verdictAt, {
        ...by,
        reasonId,
        note: 'Friendly and honest; not at the level yet.',
        retryAfter: addDays(dayOf(verdictAt), limits.vetting.retryDays),
      });
    if (vettingStatus === 'on_hold')
      this.step(candidate, 'hold', verdictAt, {
        decidedBy: vetterId,
        note: 'Asked to wait until the summer.',
      });
    if (vettingStatus === 'vetted' || vettingStatus === 'expired')
      this.step(candidate, 'pass', verdictAt, {
        ...by,
        expiresAt: vettingExpiresAt,
        toStatus: 'vetted',
      });
    if (vettingStatus === 'expired' && vettingExpiresAt)
      this.step(candidate, 'expire', vettingExpiresAt, { fromStatus: 'vetted' });
  }

  private interview(
    { _id: candidateId }: DemoCandidate,
    vetterId: Types.ObjectId,
    status: VettingInterviewState,
    startsAt: Date | null,
  ): Types.ObjectId {
    const _id = new Types.ObjectId(this.random.id());
    const kind = status === 'completed' ? 'technical' : this.random.pick(kinds);
    const endsAt = startsAt && new Date(startsAt.getTime() + hourMs);
    this.interviews.push({
      _id,
      candidateId,
      kind,
      status,
      startsAt,
      endsAt,
      durationMin: 60,
      interviewers: [{ userId: vetterId, isLead: true }],
      closedAt: status === 'completed' ? endsAt : null,
      instructions: 'Please have your editor ready. We talk for an hour, in English.',
      createdAt: startsAt && startsAt < this.time.now ? startsAt : this.time.ago(3),
    });
    return _id;
  }

  /** Returns the vetter's next free time within the coming two weeks. */
  private nextSlot(vetterId: Types.ObjectId): Date {
    const key = vetterId.toHexString();
    const nth = this.ahead.get(key) ?? 0;
    this.ahead.set(key, nth + 1);
    const at = this.time.ago(-1 - (nth % 13), 8 + (Math.floor(nth / 13) % 9));
    at.setUTCMinutes(0);
    return at;
  }

  private scorecard(
    { _id: candidateId, vettingStatus, skills }: DemoCandidate,
    interviewId: Types.ObjectId,
    authorId: Types.ObjectId,
    at: Date,
  ): Types.ObjectId {
    const _id = new Types.ObjectId(this.random.id());
    const isWeak = vettingStatus === 'failed';
    const score = () => (isWeak ? this.random.int(1, 3) : this.random.int(3, 5));
    const card: ScorecardFields = {
      ...emptyCard(),
      recommendation: isWeak ? 'no' : 'yes',
      ratings: (['technical_depth', 'problem_solving', 'communication'] as const).map(
        (competency) => ({ competency, score: score(), note: null }),
      ),
      strengths: isWeak ? '' : 'Explains decisions calmly and names what was given up for them.',
      concerns: isWeak ? 'Could not say how the own system behaves under load.' : '',
      verifiedSkills: skills
        .filter(({ verifiedScore }) => verifiedScore !== null)
        .slice(0, 5)
        .map(({ skillId, verifiedScore }) => ({
          skillId: skillId.toHexString(),
          // The record allows half marks, a scorecard only whole ones.
          score: Math.round(verifiedScore ?? 3),
        })),
      clientSummary: isWeak ? '' : 'Works independently and writes code that others can follow.',
    };
    this.scorecards.push({
      _id,
      candidateId,
      interviewId,
      authorId,
      card,
      status: 'submitted',
      submittedAt: at,
      createdAt: at,
      updatedAt: at,
    });
    return _id;
  }

  private step(
    { _id: candidateId, vettingStatus }: DemoCandidate,
    action: VettingDecisionRow['action'],
    at: Date,
    changes: Partial<VettingDecisionRow>,
  ): void {
    this.decisions.push({
      _id: new Types.ObjectId(this.random.id()),
      candidateId,
      action,
      at,
      fromStatus: froms[action] ?? 'in_review',
      toStatus: vettingStatus,
      decidedBy: null,
      reasonId: null,
      note: null,
      feedbackIds: [],
      expiresAt: null,
      retryAfter: null,
      ...changes,
    });
  }
}

const froms: Partial<Record<VettingDecisionRow['action'], VettingDecisionRow['fromStatus']>> = {
  invite_interview: 'screening_submitted',
  interview_confirmed: 'interview_to_schedule',
  interview_completed: 'interview_scheduled',
};
