import type { Types } from 'mongoose';
import { ApplicationModel } from '../../../records/applications/application.model.ts';
import { SuggestionModel } from '../../../records/applications/suggestion.model.ts';
import { JobModel } from '../../../records/jobs/job.model.ts';
import type { DemoTime } from '../../../demo/demo-time.ts';
import { peopleWithRole, type PeopleIds } from '../../../demo/demo-people.ts';
import type { DemoCandidate } from '../../../demo/demo-candidate.ts';

interface SuggestionSetting {
  people: PeopleIds;
  time: DemoTime;
  candidates: readonly DemoCandidate[];
}

const perJob = 2;

/** Candidates suggested by their vetters, mostly the first one, for open jobs that they fit. */
export async function seedSuggestions({
  people,
  time,
  candidates,
}: SuggestionSetting): Promise<void> {
  const [vetterId] = peopleWithRole(people, 'vetter');
  if (!vetterId) return;
  const jobs = await JobModel.find({ status: 'open', confidential: false })
    .sort({ number: 1 })
    .limit(6)
    .lean();
  for (const job of jobs) {
    const there = await ApplicationModel.distinct('candidateId', { jobId: job._id });
    const taken = new Set(there.map(String));
    const known = candidates.filter(
      ({ _id, status, vettingStatus, isPrivate, vetterIds, skills, primaryRole }) =>
        (status === 'active' || status === 'new') &&
        vettingStatus !== 'not_started' &&
        vettingStatus !== 'failed' &&
        primaryRole === job.primaryRole &&
        !isPrivate &&
        !taken.has(_id.toHexString()) &&
        vetterIds.length > 0 &&
        job.skillsRequired
          .filter(({ must }) => must)
          .every((need) => skills.some(({ skillId }) => need.skillId.equals(skillId))),
    );
    await SuggestionModel.insertMany(
      firstOf(known, vetterId).map(({ _id, vetterIds }, index) => ({
        jobId: job._id,
        candidateId: _id,
        note: notes[index],
        createdAt: time.ago(index + 1),
        createdBy: vetterIds[0] ?? vetterId,
        updatedAt: time.ago(index + 1),
        updatedBy: vetterIds[0] ?? vetterId,
      })),
    );
  }
}

const firstOf = (people: readonly DemoCandidate[], vetterId: Types.ObjectId): DemoCandidate[] => {
  const theirs = people.filter(({ vetterIds }) => vetterIds[0]?.equals(vetterId) === true);
  return [...new Set([...theirs, ...people])].slice(0, perJob);
};

const notes = [
  'Solved the live task without help and explains well. Could do this job from the first week.',
  'Calm, precise, and is looking for exactly this kind of team.',
];
