import {
  limits,
  type BodyOf,
  type JobDraft,
  type clientJobEndpoints,
  type jobDialogueEndpoints,
} from '@muster/contracts';
import type { Actor } from '../../../auth/actor.ts';
import { compareAndSet } from '../../../db/record-version.ts';
import { transactShown } from '../../../db/show-conflict.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { versionConflict } from '../../../db/versioned-update.ts';
import { AppError, invalidField } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { clientRightsOf } from '../../../records/companies/client-rights.ts';
import { makeDraft, makeRequest, nextJobNumber } from '../../jobs/api/new-jobs.ts';
import { addPositions } from '../../../records/positions/add-positions.ts';
import { requireOn } from '../setting/switches.ts';
import { findDialogue, requireOpen } from './find-dialogue.ts';
import { JobDialogueModel, type JobDialogueRecord } from './job-dialogue.model.ts';
import { makesOf, showDialogue } from './show-dialogue.ts';

interface Done {
  record: JobDialogueRecord;
  already: boolean;
}

/** Creates a staff draft or a client's request from the dialogue; neither opens. */
export const createJobOfDialogue: Service<typeof jobDialogueEndpoints.createJob> = async (
  ctx,
  { params, body },
) => {
  const { actor } = ctx;
  const { jobId } = await findDialogue(actor, params.id);
  if (makesOf(actor) === 'nothing') throw new AppError('FORBIDDEN');
  if (!jobId) await requireOn(actor);
  const number = jobId ? '' : await nextJobNumber();
  return transactShown(ctx, {
    find: async (session): Promise<Done> => ({
      record: await findDialogue(actor, params.id, session),
      already: false,
    }),
    change: async (tx, { record }): Promise<Done> => {
      if (record.jobId) return { record, already: true };
      requireOpen(record, body.version);
      const made = await makeJob(tx, actor, record.draft, number);
      const after = await compareAndSet<JobDialogueRecord>(tx, JobDialogueModel, record, {
        $set: { status: 'done', jobId: made._id, jobNumber: made.number, asking: null },
      });
      if (!after) throw versionConflict(record, ['messages']);
      return { record: after, already: false };
    },
    show: async ({ record, already }, session) => ({
      ...(await showDialogue(actor, record, session)),
      already,
    }),
  });
};

async function makeJob(tx: Tx, actor: Actor, draft: JobDraft, number: string) {
  const { title, companyId } = draft;
  const seats = draft.seats ?? 1;
  if (title === null) throw invalidField('title', 'REQUIRED');
  if (makesOf(actor) === 'request') {
    const rights = await clientRightsOf(actor);
    const asked = {
      engagement: engagementOf(draft),
      hoursPerWeek: hoursOf(draft),
      copiedFromId: null,
      fileIds: [],
    };
    return makeRequest(tx, {
      actor,
      rights,
      number,
      body: { ...saidOf(draft, rights.seesBillRates), ...asked, title, seats },
    });
  }
  if (companyId === null) throw invalidField('companyId', 'REQUIRED');
  const job = await makeDraft(
    tx,
    actor,
    {
      ...saidOf(draft, actor.can('job.readBillRate')),
      companyId,
      title,
      engagement: engagementOf(draft),
      hoursPerWeek: hoursOf(draft),
    },
    number,
  );
  await addPositions(
    tx,
    job,
    Array.from({ length: seats }, () => ({ targetStart: draft.start })),
  );
  return job;
}

const hoursOf = ({ hoursPerWeek }: JobDraft): number =>
  hoursPerWeek ?? limits.job.hoursPerWeek.usual;

/** Fewer hours mean part-time, unless stated otherwise. */
const fullTimeFrom = 35;
const engagementOf = (draft: JobDraft): NonNullable<JobDraft['engagement']> =>
  draft.engagement ?? (hoursOf(draft) < fullTimeFrom ? 'part_time_contract' : 'full_time_contract');

type Said = Partial<BodyOf<typeof clientJobEndpoints.create>>;

/** Converts the draft to job fields; everything else keeps a new job's defaults. */
function saidOf(draft: JobDraft, seesBudget: boolean): Said {
  const { primaryRole, seniority, duration, start, location, timeZone, overlapHours } = draft;
  const skill =
    (must: boolean) =>
    ({ skillId }: JobDraft['skills'][number]) => ({
      skillId,
      must,
      minLevel: null,
      minYears: null,
    });
  return {
    primaryRole,
    seniority,
    timeZoneBase: timeZone,
    overlapHours,
    targetStartDate: start,
    ...(draft.skills.length > 0 && { skillsRequired: draft.skills.map(skill(true)) }),
    ...(draft.niceSkills.length > 0 && { skillsNice: draft.niceSkills.map(skill(false)) }),
    ...(duration && { durationMonths: duration.months }),
    ...(location && { locationPolicy: location.policy, countries: location.countries }),
    ...(draft.english && { englishMin: draft.english }),
    ...(draft.budget && seesBudget && { billRate: draft.budget }),
  };
}
