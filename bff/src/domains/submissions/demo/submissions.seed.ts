import { stageRank } from '@muster/contracts';
import { Types } from 'mongoose';
import {
  ApplicationModel,
  type Application,
} from '../../../records/applications/application.model.ts';
import { FeedbackModel } from '../../../records/applications/application-feedback.model.ts';
import { CandidateModel, type Candidate } from '../../../records/candidates/candidate.model.ts';
import { jobsById, type Job } from '../../../records/jobs/job-lookup.ts';
import { clientViewOf } from '../api/client-view.ts';
import { SubmissionModel } from '../submission.model.ts';
import { Random } from '../../../demo/random.ts';

const day = 86_400_000;

/**
 * Writes what was prepared for clients, the submissions they saw, and feedback from some of them.
 */
export async function seedSubmissions(now: Date): Promise<void> {
  const random = new Random(20_266);
  const applications = await ApplicationModel.find({
    stageKind: {
      $in: ['internal_review', 'submitted', 'client_interview', 'selected', 'contracting'],
    },
  })
    .sort({ _id: 1 })
    .lean();
  const jobs = await jobsById(applications.map(({ jobId }) => jobId));
  const candidates = new Map(
    (
      await CandidateModel.find({
        _id: { $in: applications.map(({ candidateId }) => candidateId) },
      }).lean()
    ).map((candidate) => [candidate._id.toHexString(), candidate]),
  );
  const made = applications.flatMap((application) => {
    const candidate = candidates.get(application.candidateId.toHexString());
    const job = jobs.get(application.jobId.toHexString());
    if (!candidate || !job) return [];
    const prepared = preparedFor(random, candidate, job, application, now);
    const shown = stageRank(application.stageKind) >= stageRank('submitted');
    const said = application.stageKind === 'client_interview' && random.chance(0.4);
    const feedback = said ? feedbackOn(random, application) : null;
    return [{ application, candidate, job, prepared, shown, feedback }];
  });
  await ApplicationModel.bulkWrite(
    made.map(({ application, prepared }) => ({
      updateOne: { filter: { _id: application._id }, update: { $set: prepared } },
    })),
  );
  await SubmissionModel.insertMany(
    await Promise.all(
      made
        .filter(({ shown }) => shown)
        .map(async ({ application, candidate, job, prepared }) => ({
          applicationId: application._id,
          candidateId: candidate._id,
          companyId: job.companyId,
          jobId: job._id,
          version: 1,
          view: await clientViewOf({ ...application, ...prepared }, candidate, job),
          at: application.submittedAt ?? now,
          by: application.submittedBy,
          withdrawnAt: application.exit?.at ?? null,
        })),
    ),
  );
  await FeedbackModel.insertMany(made.flatMap(({ feedback }) => feedback ?? []));
}

function preparedFor(
  random: Random,
  { firstName, headline, experience, yearsExperience }: Candidate,
  job: Job,
  { stageKind, stageEnteredAt, ownerUserId }: Application,
  now: Date,
): Pick<Application, 'introduction' | 'noticeDays' | 'clientNudges' | 'interviews'> {
  const strength = random.pick([
    'explains trade-offs calmly and asks good questions',
    'has shipped products of this size more than once',
    'works well on their own and writes things down',
  ]);
  return {
    introduction: `<p>${firstName} ${strength}.</p><p>${headline ?? 'An engineer'} with ${yearsExperience ?? 4} years of experience, most recently as ${(experience[0]?.title ?? headline ?? 'engineer').toLowerCase()}, and a good match for ${job.title}: available soon and keen on the team.</p>`,
    noticeDays: random.pick([0, 14, 30]),
    // All reminders until today count as sent; the demo does not begin with reminders.
    clientNudges: 3,
    interviews:
      stageKind === 'client_interview'
        ? [
            {
              _id: new Types.ObjectId(random.id()),
              round: random.pick(['First talk', 'Technical interview']),
              days: [
                new Date(now.getTime() + random.int(1, 5) * day).toISOString().slice(0, 10),
                new Date(now.getTime() + random.int(6, 9) * day).toISOString().slice(0, 10),
              ],
              note: 'Asked for on the phone; any time after ten.',
              at: stageEnteredAt,
              by: ownerUserId,
            },
          ]
        : [],
  };
}

/** What clients say after an interview. */
const verdicts = [
  {
    rating: 4,
    recommendation: 'yes' as const,
    criteria: { technical: 4, communication: 5, fit: 4 },
    comment:
      'Knows the field well and was honest about what is new. We would like a second interview.',
  },
  {
    rating: 5,
    recommendation: 'yes' as const,
    criteria: { technical: 5, communication: 4, fit: 5 },
    comment: 'Solved the case in half the time and explained it well.',
  },
  {
    rating: 3,
    recommendation: 'unsure' as const,
    criteria: { technical: 4, communication: 4, fit: 3 },
    comment: 'Friendly and clear. We are unsure whether the time zone works for our daily meeting.',
  },
];

const feedbackOn = (
  random: Random,
  { _id, candidateId, ownerUserId, stageEnteredAt }: Application,
) => ({
  applicationId: _id,
  candidateId,
  authorName: random.pick(['Ada Lindqvist', 'Marc Delorme', 'Priya Nair']),
  round: 'First talk',
  ...random.pick(verdicts),
  shareable: random.chance(0.5),
  createdAt: new Date(stageEnteredAt.getTime() + day),
  createdBy: ownerUserId,
});
