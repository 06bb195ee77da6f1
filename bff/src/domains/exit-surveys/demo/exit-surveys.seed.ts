import { createHash, randomBytes } from 'node:crypto';
import { exitSurveyCriteria, limits, normaliseEmail, type ExitSurveySide } from '@muster/contracts';
import { Types } from 'mongoose';
import { EmailMessageModel } from '../../../mail/email-message.model.ts';
import { CandidateModel } from '../../../records/candidates/candidate.model.ts';
import { CompanyUserModel } from '../../../records/companies/company-user.model.ts';
import { PlacementModel, type Placement } from '../../../records/placements/placement.model.ts';
import { ExitSurveyModel, surveySubject, type ExitSurveyRecord } from '../exit-survey.model.ts';
import { AccessTokenModel } from '../../links/access-token.model.ts';
import type { DemoTime } from '../../../demo/demo-time.ts';
import { Random } from '../../../demo/random.ts';

/** Answers of one side, in the order of its criteria; `waits`: asked and not answered. */
type Story =
  | 'waits'
  | (Pick<ExitSurveyRecord, 'again' | 'comment'> & { scores: number[]; isPrivate?: boolean });

/** By contract number; the client is not asked when it had no supervisor. */
const stories: readonly Record<ExitSurveySide, Story>[] = [
  {
    contractor: {
      again: 'yes',
      scores: [5, 4, 5],
      comment: 'Clear tasks and a team that answers. I heard of the end two weeks before.',
    },
    client: 'waits',
  },
  {
    contractor: {
      again: 'maybe',
      scores: [3, 4, 4],
      comment: 'The scope changed every other week, and nobody at the client decided.',
      isPrivate: true,
    },
    client: {
      again: 'maybe',
      scores: [3, 3, 4],
      comment: 'We lost the budget before the work could show. Updates came late at times.',
    },
  },
  { contractor: 'waits', client: 'waits' },
  { contractor: 'waits', client: 'waits' },
  { contractor: { again: 'yes', scores: [4, 5, 4], comment: null }, client: 'waits' },
];

interface Setting {
  time: DemoTime;
  publicUrl: URL;
}

/**
 * Writes answered and open surveys of both sides about ended contracts. Where a contractor's answer
 * is open, the link to it is in the development mailbox.
 */
export async function seedExitSurveys({ time, publicUrl }: Setting): Promise<void> {
  const random = new Random(20_317);
  const over = await PlacementModel.find({ actualEndDate: { $ne: null } })
    .sort({ number: 1 })
    .lean();
  const leads = await CompanyUserModel.find({
    _id: { $in: over.flatMap(({ supervisorCompanyUserId: id }) => id ?? []) },
  }).lean();
  const surveys = over.flatMap((placement, index) => {
    const story = stories[index % stories.length];
    const lead = leads.find(({ _id }) => placement.supervisorCompanyUserId?.equals(_id));
    const of = (side: ExitSurveySide, userId: Types.ObjectId | null) =>
      story
        ? [surveyOf(placement, { side, userId, story: story[side], time, id: random.id() })]
        : [];
    return [...of('contractor', null), ...(lead ? of('client', lead.userId) : [])];
  });
  await ExitSurveyModel.insertMany(surveys);
  const open = surveys.find(({ side, status }) => side === 'contractor' && status === 'asked');
  if (open) await writeLink(open, { publicUrl, id: random.id() });
}

interface Told {
  side: ExitSurveySide;
  userId: Types.ObjectId | null;
  story: Story;
  time: DemoTime;
  id: string;
}

function surveyOf(placement: Placement, { side, userId, story, time, id }: Told) {
  const { life, remindAfter } = limits.exitSurvey;
  const askedAt = new Date(`${placement.actualEndDate}T18:05:00Z`);
  const after = (ms: number) => new Date(askedAt.getTime() + ms);
  const remindedAt = after(remindAfter) < time.now ? after(remindAfter) : null;
  const expiresAt = after(life);
  const asked = {
    _id: new Types.ObjectId(id),
    placementId: placement._id,
    candidateId: placement.candidateId,
    companyId: placement.companyId,
    side,
    userId,
    askedAt,
    expiresAt,
    createdAt: askedAt,
  };
  if (story === 'waits')
    return {
      ...asked,
      status: expiresAt > time.now ? ('asked' as const) : ('expired' as const),
      previousStatus: expiresAt > time.now ? null : ('asked' as const),
      remindedAt,
      updatedAt: remindedAt ?? askedAt,
    };
  const answeredAt = after(20 * 3_600_000);
  return {
    ...asked,
    status: 'answered' as const,
    previousStatus: 'asked' as const,
    answeredAt,
    updatedAt: answeredAt,
    again: story.again,
    comment: story.comment,
    isPrivate: story.isPrivate ?? false,
    scores: exitSurveyCriteria[side].map((criterion, at) => ({
      criterion,
      score: story.scores[at] ?? limits.exitSurvey.score.max,
    })),
  };
}

type Open = Pick<ExitSurveyRecord, '_id' | 'candidateId' | 'askedAt' | 'expiresAt'>;

async function writeLink(survey: Open, { publicUrl, id }: { publicUrl: URL; id: string }) {
  const { type, id: subjectId } = surveySubject(survey);
  const candidate = await CandidateModel.findById(survey.candidateId).lean();
  const email = candidate?.email ?? 'guest@example.com';
  const clear = randomBytes(32).toString('base64url');
  await AccessTokenModel.create({
    _id: new Types.ObjectId(id),
    purpose: 'exit_survey',
    tokenHash: createHash('sha256').update(clear).digest('hex'),
    handle: randomBytes(12).toString('base64url'),
    subjectType: type,
    subjectId,
    holderEmail: email,
    holderEmailNorm: normaliseEmail(email),
    scopes: ['exit-survey:answer'],
    expiresAt: survey.expiresAt,
    maxUses: 1,
    createdAt: survey.askedAt,
    purgeAt: new Date(survey.expiresAt.getTime() + 365 * 86_400_000),
  });
  const url = new URL(`/t/#${clear}`, publicUrl).href;
  const text =
    'Your contract has ended. Two minutes: how was the work, and would you work there again?';
  await EmailMessageModel.create({
    template: 'exit_survey',
    category: 'other',
    from: 'Muster <no-reply@muster.test>',
    to: [email],
    subject: 'The work has ended: how was it?',
    text: `${text}\n\n${url}\n`,
    html: `<p>${text}</p><p><a href="${url}">Answer</a></p>`,
    status: 'sent',
    createdAt: survey.askedAt,
    sentAt: survey.askedAt,
  });
}
