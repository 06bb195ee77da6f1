import type { ApplicationStageKind } from '@muster/contracts';
import type { ReportApplication } from '../../applications/api/reporting/report-applications.ts';
import { countedMoments, happened, observe, type Measure } from './measure.ts';
import { groupsOf, made, ofApplication, type Groups } from './of-application.ts';

/**
 * Counts candidates who reached a stage, and those who moved on to another since: each once, by
 * history.
 */
const measurePassage =
  (first: ApplicationStageKind, next: ApplicationStageKind): Measure =>
  async (facts) => {
    const [applications, jobs] = await Promise.all([facts.applications(), facts.jobs()]);
    const ofJobs = new Map(
      jobs.map(({ _id, skillsRequired }) => {
        const job = _id.toHexString();
        const skill = [...new Set(skillsRequired.map(({ skillId }) => skillId.toHexString()))];
        return [job, { job: [job], skill }];
      }),
    );
    // The candidates on a job have few recruiters.
    const known = new Map<string, Map<Groups, Groups>>();
    const groupsOn = (application: ReportApplication): Groups => {
      const job = application.jobId.toHexString();
      const own = groupsOf(application);
      const onJob = made(known, job, () => new Map<Groups, Groups>());
      return made(onJob, own, () => ({
        ...own,
        ...(ofJobs.get(job) ?? { job: [job], skill: [] }),
      }));
    };
    const isCounted = countedMoments(facts.window);
    return happened(
      observe(applications, ({ application, history }) => {
        const came = history.find(({ to }) => to === first);
        if (!came || !isCounted(came.at)) return null;
        return ofApplication(application, {
          at: came.at,
          value: history.some(({ to, at }) => to === next && at >= came.at) ? 1 : 0,
          groups: groupsOn(application),
        });
      }),
    );
  };

export const measureSubmissionToInterview = measurePassage('submitted', 'client_interview');
export const measureInterviewToSelection = measurePassage('client_interview', 'selected');
