import type { ApplicationStageKind } from '@muster/contracts';
import { happened, type Measure } from './measure.ts';
import { ofApplication } from './of-application.ts';

/** Of those who came to a stage, who went on to another since: each once, by history. */
const measurePassage =
  (first: ApplicationStageKind, next: ApplicationStageKind): Measure =>
  async (facts) => {
    const [applications, histories, jobs] = await Promise.all([
      facts.applications(),
      facts.histories(),
      facts.jobs(),
    ]);
    const skills = new Map(
      jobs.map(({ _id, skillsRequired }) => [
        _id.toHexString(),
        [...new Set(skillsRequired.map(({ skillId }) => skillId.toHexString()))],
      ]),
    );
    return happened(
      applications.flatMap((application) => {
        const id = application.id;
        const history = histories.get(id) ?? [];
        const came = history.find(({ to }) => to === first);
        if (!came) return [];
        const named = ofApplication(application);
        const job = application.jobId.toHexString();
        return [
          {
            ...named,
            id,
            at: came.at,
            value: history.some(({ to, at }) => to === next && at >= came.at) ? 1 : 0,
            groups: { ...named.groups, job: [job], skill: skills.get(job) ?? [] },
          },
        ];
      }),
    );
  };

export const measureSubmissionToInterview = measurePassage('submitted', 'client_interview');
export const measureInterviewToSelection = measurePassage('client_interview', 'selected');
