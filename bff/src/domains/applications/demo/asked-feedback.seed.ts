import { limits, normaliseEmail } from '@muster/contracts';
import type { Types } from 'mongoose';
import { UserModel, displayName, type User } from '../../../identity/user.model.ts';
import {
  ApplicationModel,
  type Application,
} from '../../../records/applications/application.model.ts';
import {
  FeedbackModel,
  type Feedback,
} from '../../../records/applications/application-feedback.model.ts';
import { personId, type PeopleIds } from '../../../demo/demo-people.ts';

const day = 86_400_000;
const { feedbackLink, feedbackEdit } = limits.application;

interface Setting {
  people: PeopleIds;
  companyId: Types.ObjectId;
  now: Date;
}

/** Writes feedback requested from client users and a guest, in each of its states. */
export async function seedAskedFeedback({ people, companyId, now }: Setting): Promise<void> {
  const applications = await ApplicationModel.find({
    companyId,
    stageKind: { $in: ['client_interview', 'submitted'] },
    submissionVersion: { $gt: 0 },
    status: 'active',
    deletedAt: null,
  })
    .sort({ stageKind: 1, _id: 1 })
    .limit(4)
    .lean();
  const [admin, manager] = await Promise.all([
    UserModel.findById(personId(people, 'client.admin')).lean(),
    UserModel.findById(personId(people, 'client.manager')).lean(),
  ]);
  if (!admin || !manager) return;
  const member = (user: User): Partial<Feedback> => ({
    authorName: displayName(user),
    authorEmail: user.email,
    authorUserId: user._id,
    authorEmailNorm: user.emailNorm,
  });
  const guest = {
    authorName: 'Hanna Virtanen',
    authorEmail: 'hanna.virtanen@lumera.test',
    authorEmailNorm: normaliseEmail('hanna.virtanen@lumera.test'),
  };
  const stories: readonly (readonly Partial<Feedback>[])[] = [
    [
      { ...member(admin), status: 'asked', message: 'Would you meet them again?' },
      { ...guest, ...said, status: 'submitted', shareable: true },
    ],
    [
      { ...member(admin), ...said, status: 'submitted', rating: 5, privateToAgency: true },
      { ...member(manager), status: 'draft', rating: 3, comment: 'Friendly. The system design' },
    ],
    [
      { ...member(manager), status: 'asked' },
      { ...guest, ...said, status: 'withdrawn' },
    ],
    [{ ...guest, status: 'asked', remindedAt: new Date(now.getTime() - day) }],
  ];
  await FeedbackModel.insertMany(
    applications.flatMap((application, index) =>
      (stories[index] ?? []).map((story) => askedOn(application, story, now)),
    ),
  );
}

const said = {
  rating: 4,
  recommendation: 'yes',
  criteria: { technical: 4, communication: 5, fit: 4 },
  comment:
    'Explained the migration they led step by step and asked about our on-call. We would like to go on.',
} satisfies Partial<Feedback>;

function askedOn(
  { _id, candidateId, ownerUserId }: Application,
  story: Partial<Feedback>,
  now: Date,
): Partial<Feedback> {
  const askedAt = new Date(now.getTime() - 2 * day);
  const isSaid = story.status === 'submitted' || story.status === 'withdrawn';
  const submittedAt = isSaid ? new Date(now.getTime() - day) : null;
  return {
    applicationId: _id,
    candidateId,
    round: 'Technical interview',
    askedAt,
    askedBy: ownerUserId,
    createdAt: askedAt,
    createdBy: ownerUserId,
    submittedAt,
    answerBy: new Date(askedAt.getTime() + feedbackLink),
    editUntil: submittedAt && new Date(submittedAt.getTime() + feedbackEdit),
    ...story,
  };
}
