import { seniorities, stageRank, type ApplicationStageKind } from '@muster/contracts';
import type { Application } from '../../../records/applications/application.model.ts';
import type { Job } from '../../../records/jobs/job-lookup.ts';
import type { ReasonRecord } from '../../reasons/api/reasons.ts';
import type { DemoFit } from '../../matching/demo/demo-fit.ts';
import type { Random } from '../../../demo/random.ts';
import type { DemoCandidate } from '../../../demo/demo-candidate.ts';

interface Scene {
  random: Random;
  fit: DemoFit;
  rejections: readonly ReasonRecord[];
  withdrawals: readonly ReasonRecord[];
}
interface Ending {
  candidate: DemoCandidate;
  job: Job;
  status: Application['status'];
  kind: ApplicationStageKind;
}

/**
 * Returns why an application of the demo data ended: by the candidate's drawbacks, if there are
 * any.
 */
export function exitReason(scene: Scene, ending: Ending): ReasonRecord | null {
  const { rejections, withdrawals, random } = scene;
  if (ending.status === 'withdrawn')
    return pickOf(random, withdrawals, 'candidate', withdrawalsFor(scene, ending));
  if (ending.status !== 'rejected') return null;
  return stageRank(ending.kind) >= stageRank('submitted')
    ? pickOf(random, rejections, 'client', clientReasons(ending))
    : pickOf(random, rejections, 'agency', agencyReasons(scene, ending));
}

function pickOf(
  random: Random,
  reasons: readonly ReasonRecord[],
  side: ReasonRecord['side'],
  labels: readonly string[],
): ReasonRecord {
  return random.pick(reasons.filter((one) => one.side === side && labels.includes(one.label)));
}

function agencyReasons({ fit }: Scene, { candidate, job }: Ending): string[] {
  const lacks = fit.lacks(candidate, job);
  if (lacks.skills > 0) return ['Skills below need'];
  if (candidate.vettingStatus === 'failed') return ['Failed vetting'];
  if (lacks.english) return ['English below need'];
  if (lacks.hours) return ['Time zone'];
  const { currentRate } = candidate;
  const asksMore = (currentRate?.amountMinor ?? 0) > (job.payRate?.maxMinor ?? Infinity);
  if (lacks.tooMuch && asksMore) return ['Rate too high'];
  return job.status === 'filled' ? ['Better candidate', 'Position filled'] : ['Better candidate'];
}

function clientReasons({ candidate, job, kind }: Ending): string[] {
  const apart =
    seniorities.indexOf(candidate.seniority ?? 'mid') - seniorities.indexOf(job.seniority ?? 'mid');
  if (apart < 0) return ['Experience too junior'];
  if (apart > 1) return ['Experience too senior'];
  return kind === 'submitted'
    ? ['Chose another candidate of ours', 'Chose another supplier']
    : ['Culture/communication', 'Chose another candidate of ours', 'No show at interview'];
}

function withdrawalsFor({ fit }: Scene, { candidate, job }: Ending): string[] {
  const { hours } = fit.lacks(candidate, job);
  return [
    'Accepted other offer',
    'Stays with employer',
    'Personal',
    ...(hours ? ['Time zone'] : []),
  ];
}
