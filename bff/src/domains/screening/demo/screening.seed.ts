import {
  isKnockedOut,
  limits,
  type AnswerValue,
  type QuestionFields,
  type ScreeningFormState,
} from '@muster/contracts';
import { Types } from 'mongoose';
import { AccessTokenModel } from '../../links/access-token.model.ts';
import { PoolModel, type Pool } from '../../../records/pools/pool.model.ts';
import { QuestionModel, type QuestionRecord } from '../../questions/question.model.ts';
import { ScreeningAnswerModel } from '../../../records/screening/screening-answer.model.ts';
import {
  ScreeningFormModel,
  type AskedQuestion,
  type ScreeningFormRecord,
} from '../../../records/screening/screening-form.model.ts';
import { demoAnswerFile } from './answer-file.ts';
import { demoPools } from '../../pools/demo/pools.data.ts';
import type { DemoTime } from '../../../demo/demo-time.ts';
import { peopleWithRole, type PeopleIds } from '../../../demo/demo-people.ts';
import type { DemoCandidate } from '../../../demo/demo-candidate.ts';

interface ScreeningSetting {
  people: PeopleIds;
  time: DemoTime;
  candidates: readonly DemoCandidate[];
}

/** Writes forms: a few candidates in each state, the first candidate in two. */
export async function seedScreening({ people, time, candidates }: ScreeningSetting): Promise<void> {
  const [senderId] = peopleWithRole(people, 'recruiter');
  const pools = await PoolModel.find({ isPrivate: false }).sort({ nameKey: 1 }).lean();
  const [first] = candidates;
  if (!senderId || !first) return;
  const link = await AccessTokenModel.findOne({
    purpose: 'screening_form',
    subjectType: 'candidate',
  }).lean();
  const inState = (state: DemoCandidate['vettingStatus']) =>
    candidates.filter(
      ({ _id, vettingStatus, email, isPrivate }) =>
        vettingStatus === state &&
        email !== null &&
        !isPrivate &&
        _id !== first._id &&
        !link?.subjectId.equals(_id),
    );
  const waiting = inState('screening_sent');
  const answered = inState('screening_submitted');
  // The candidate of an expired form was known before the form was sent.
  const fresh = inState('not_started').filter(({ createdAt }) => createdAt < time.ago(22));
  const plan: [DemoCandidate | undefined, ScreeningFormState, number][] = [
    [first, 'submitted', 30],
    [first, 'in_progress', 2],
    ...waiting
      .slice(0, 2)
      .map((one): [DemoCandidate, ScreeningFormState, number] => [one, 'sent', 1]),
    ...waiting
      .slice(2, 4)
      .map((one): [DemoCandidate, ScreeningFormState, number] => [one, 'in_progress', 3]),
    ...answered
      .slice(0, 4)
      .map((one): [DemoCandidate, ScreeningFormState, number] => [one, 'submitted', 4]),
    [fresh[0], 'expired', 20],
    [fresh[1], 'disabled', 6],
  ];
  for (const [index, [candidate, status, days]] of plan.entries()) {
    const pool = candidate && poolFor(candidate, pools, index);
    if (candidate && pool) await seedForm({ candidate, pool, status, days, senderId, time });
  }
  const reader = candidates.find(({ _id }) => link?.subjectId.equals(_id));
  const pool = reader && poolFor(reader, pools, pools.length - 1);
  if (!reader || !pool) return;
  // Mailbox links for the possible endings of a form lead to a form of their own.
  const story = { candidate: reader, pool, status: 'sent' as const, days: 0, senderId, time };
  const form = await seedForm(story);
  if (form)
    await AccessTokenModel.updateMany(
      { purpose: 'screening_form', subjectType: 'candidate' },
      { $set: { subjectType: 'screening_form', subjectId: form._id } },
    );
}

/**
 * Returns the next pool of the candidate's field in turn; if the field has none, the next of all
 * pools.
 */
function poolFor(candidate: DemoCandidate, pools: readonly Pool[], turn: number): Pool | undefined {
  const own = pools.filter(({ name }) =>
    demoPools.some((pool) => pool.name === name && pool.fits(candidate)),
  );
  return own[turn % own.length] ?? pools[turn % pools.length];
}

interface FormStory {
  candidate: DemoCandidate;
  pool: Pool;
  status: ScreeningFormState;
  /** Days since it was sent. */
  days: number;
  senderId: Types.ObjectId;
  time: DemoTime;
}

async function seedForm(story: FormStory): Promise<ScreeningFormRecord | null> {
  const { candidate, pool, status, days, senderId, time } = story;
  const bank = await QuestionModel.find({ poolId: pool._id, use: 'screening' })
    .sort({ _id: 1 })
    .lean();
  if (bank.length === 0) return null;
  const sentAt = time.ago(days);
  const later = (more: number) => new Date(sentAt.getTime() + more);
  const begun = status === 'in_progress' || status === 'submitted' || status === 'expired';
  const form = await ScreeningFormModel.create({
    candidateId: candidate._id,
    poolId: pool._id,
    title: `Screening: ${pool.name}`,
    questions: bank.map(askedOf),
    status,
    isLive: status === 'sent' || status === 'in_progress',
    dueInDays: limits.screening.dueInDays.usual,
    dueAt: later(limits.screening.life / 2),
    expiresAt: later(limits.screening.life),
    sentTo: candidate.email,
    sentBy: senderId,
    sentAt,
    firstOpenedAt: begun ? later(3_600_000) : null,
    autosaveAt: begun ? later(5_400_000) : null,
    submittedAt: status === 'submitted' ? later(7_200_000) : null,
    createdAt: sentAt,
    createdBy: senderId,
    updatedAt: sentAt,
    updatedBy: senderId,
  });
  const record = form.toObject<ScreeningFormRecord>();
  if (begun) {
    const given = status === 'submitted' ? record.questions : record.questions.slice(0, 3);
    for (const [index, question] of given.entries()) {
      const value =
        question.answerType === 'file'
          ? [await demoAnswerFile(record._id)]
          : answerTo(question, index);
      await ScreeningAnswerModel.insertMany([
        {
          formId: record._id,
          key: question.key,
          value,
          savedAt: later(5_400_000),
          flagged: status === 'submitted' && isKnockedOut(question, value),
        },
      ]);
    }
  }
  return record;
}

const askedOf = (question: QuestionRecord): AskedQuestion => {
  const { poolId, _id: questionId, revision } = question;
  const { text, help, answerType, options, required, maxLength, min, max, knockOut } = question;
  const { idealAnswer, competency, weight, timeMinutes, answerLanguage } = question;
  return {
    key: new Types.ObjectId(),
    source: { poolId, questionId, revision },
    text,
    help,
    answerType,
    options,
    required,
    maxLength,
    min,
    max,
    knockOut,
    idealAnswer,
    competency,
    weight,
    timeMinutes,
    answerLanguage,
  };
};

const texts = [
  'In my last project I looked after the order service: about 40 requests a second, one database. I split the slow report out of it, and the pages became three times faster.',
  'I begin with a test that fails, then look at the logs of the last release. Twice it was a time zone, once a missing index.',
  'We talk for fifteen minutes each morning and write decisions down. Questions that can wait go into the ticket.',
];

function answerTo(
  { answerType, options, min, max }: Pick<QuestionFields, 'answerType' | 'options' | 'min' | 'max'>,
  index: number,
): AnswerValue {
  switch (answerType) {
    case 'single_choice':
      return options[index % options.length] ?? '';
    case 'multi_choice':
      return options.slice(0, 2);
    case 'number':
      return Math.min(Math.max(6, min ?? 6), max ?? 6);
    case 'scale_1_5':
      return 4;
    case 'yes_no':
      return index % 5 === 4 ? 'no' : 'yes';
    case 'date':
      return '2027-03-01';
    case 'url':
      return 'https://example.com/portfolio';
    default:
      return texts[index % texts.length] ?? '';
  }
}
