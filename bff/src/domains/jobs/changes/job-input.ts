import type { BodyOf, PermissionName, jobEndpoints } from '@muster/contracts';
import { Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { foldText } from '../../../db/fold-text.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { invalidField } from '../../../http/app-error.ts';
import { cleanRichText } from '../../../rich-text/rich-text.ts';
import { supervisorsOf } from '../../../records/companies/supervisors.ts';
import { requireColleague } from '../../../identity/people/require-colleague.ts';
import { findPipeline } from '../../../records/pipelines/pipelines.ts';
import { poolRefs } from '../../../records/pools/pool-refs.ts';
import { usableSkills } from '../../../records/skills/skills.ts';
import { jobLeader, permissionOnTeam, responsibleTeam } from '../record/job-team.ts';
import { storeRange } from '../record/job-rates.ts';
import type { Job, JobSkill } from '../../../records/jobs/job.model.ts';
import { reaches } from '../../../records/jobs/jobs.policy.ts';

/** Changing the client affects more than a field; see `goToClient`. */
export type JobChanges = Omit<BodyOf<typeof jobEndpoints.update>['changes'], 'companyId'>;

/** The job that the checks use: the stored one, or the one about to be created. */
export type JobBase = Pick<
  Job,
  | '_id'
  | 'companyId'
  | 'status'
  | 'createdBy'
  | 'confidential'
  | 'team'
  | 'accountManagerId'
  | 'leadRecruiterId'
  | 'skillsRequired'
  | 'skillsNice'
  | 'poolIds'
  | 'interviewPlan'
>;

interface Input {
  actor: Actor;
  tx: Tx;
  base: JobBase;
  /** Path of the fields in the body: `changes.`. */
  prefix: string;
}

/**
 * Turns input into stored values, once all references exist and are visible. Only given fields are
 * changed; ids of team and skills are derived.
 * @throws AppError VALIDATION_FAILED at the field
 */
export async function storeChanges(input: Input, changes: JobChanges): Promise<Partial<Job>> {
  const { actor, base, prefix } = input;
  const { billRate, payRate, team, poolIds, interviewPlan, pipelineTemplateId, ...rest } = changes;
  const { accountManagerId, leadRecruiterId, skillsRequired, skillsNice, ...plain } = rest;
  const stored: Partial<Job> = { ...plain };
  if (plain.title !== undefined) stored.titleKey = foldText(plain.title);
  for (const block of ['description', 'mustHave', 'niceToHave'] as const) {
    const html = plain[block];
    if (html !== undefined) stored[block] = html === null ? null : cleanRichText(html) || null;
  }
  for (const [key, range, right] of [
    ['billRate', billRate, 'job.readBillRate'],
    ['payRate', payRate, 'job.readPayRate'],
  ] as const) {
    if (range === undefined) continue;
    if (!reaches(actor, right, base)) throw invalidField(`${prefix}${key}`, 'NOT_ALLOWED');
    stored[key] = storeRange(range);
  }
  const people = await staffOf(input, { accountManagerId, leadRecruiterId, team });
  if (people) Object.assign(stored, people);
  const required = skillsRequired && (await skillsOf(input, 'skillsRequired', skillsRequired));
  const nice = skillsNice && (await skillsOf(input, 'skillsNice', skillsNice));
  if (required) stored.skillsRequired = required;
  if (nice) stored.skillsNice = nice;
  if (required ?? nice)
    stored.skillIds = distinct(
      [...(required ?? base.skillsRequired), ...(nice ?? base.skillsNice)].map(
        ({ skillId }) => skillId,
      ),
    );
  if (poolIds !== undefined) stored.poolIds = await poolsOf(input, poolIds);
  if (pipelineTemplateId !== undefined)
    stored.pipelineTemplateId = await pipelineFor(input, pipelineTemplateId);
  if (interviewPlan !== undefined) Object.assign(stored, await planOf(input, interviewPlan));
  return stored;
}

/** Returns an active template. */
async function pipelineFor({ tx, prefix }: Input, id: string): Promise<Types.ObjectId> {
  const pipeline = await findPipeline(new Types.ObjectId(id), tx.session);
  if (pipeline?.status !== 'active') throw invalidField(`${prefix}pipelineTemplateId`, 'NOT_FOUND');
  return pipeline._id;
}

interface Wanted {
  field: 'accountManagerId' | 'leadRecruiterId' | 'team';
  id: Types.ObjectId;
  permission: PermissionName;
}

async function staffOf(
  { tx, base, prefix }: Input,
  changes: Pick<JobChanges, 'accountManagerId' | 'leadRecruiterId' | 'team'>,
): Promise<Pick<Job, 'accountManagerId' | 'leadRecruiterId' | 'team'> | null> {
  const { accountManagerId, leadRecruiterId, team } = changes;
  if (accountManagerId === undefined && leadRecruiterId === undefined && team === undefined)
    return null;
  const idOf = (id: string) => new Types.ObjectId(id);
  const manager = accountManagerId === undefined ? base.accountManagerId : idOf(accountManagerId);
  const lead =
    leadRecruiterId === undefined
      ? base.leadRecruiterId
      : leadRecruiterId === null
        ? null
        : idOf(leadRecruiterId);
  const members =
    team === undefined
      ? base.team
      : team.map((member) => ({
          userId: idOf(member.userId),
          function: member.function,
          responsible: false,
        }));
  const wanted: Wanted[] = [
    { field: 'accountManagerId', id: manager, permission: jobLeader },
    ...(lead ? [{ field: 'leadRecruiterId', id: lead, permission: jobLeader } as const] : []),
    ...members.map(({ userId, function: role }): Wanted => ({
      field: 'team',
      id: userId,
      permission: permissionOnTeam(role),
    })),
  ];
  // A former colleague stays until replaced.
  const before = new Set(
    [base.accountManagerId, base.leadRecruiterId, ...base.team.map(({ userId }) => userId)].map(
      String,
    ),
  );
  for (const { field, id, permission } of wanted)
    if (!before.has(id.toHexString()))
      await requireColleague(tx, id, {
        path: `${prefix}${field}`,
        mayOpen: (actor) => actor.can(permission),
      });
  return {
    accountManagerId: manager,
    leadRecruiterId: lead,
    team: responsibleTeam(manager, lead, members),
  };
}

async function skillsOf(
  { tx, prefix }: Input,
  key: 'skillsRequired' | 'skillsNice',
  skills: NonNullable<JobChanges['skillsRequired']>,
): Promise<JobSkill[]> {
  const usable = await usableSkills(
    skills.map(({ skillId }) => new Types.ObjectId(skillId)),
    tx.session,
  );
  return skills.map(({ skillId, ...asked }, index) => {
    const id = usable.get(skillId);
    if (!id) throw invalidField(`${prefix}${key}[${index}].skillId`, 'NOT_FOUND');
    return { ...asked, must: key === 'skillsRequired' && asked.must, skillId: id };
  });
}

/** Returns the given pools, and those of the job that are hidden from the writer. */
async function poolsOf(
  { actor, tx, base, prefix }: Input,
  poolIds: readonly string[],
): Promise<Types.ObjectId[]> {
  const wanted = distinct(poolIds.map((id) => new Types.ObjectId(id)));
  const seen = new Set(
    (await poolRefs(actor, [...wanted, ...base.poolIds], tx.session)).map(({ id }) => id),
  );
  if (wanted.some((id) => !seen.has(id.toHexString())))
    throw invalidField(`${prefix}poolIds`, 'NOT_FOUND');
  return [...wanted, ...base.poolIds.filter((id) => !seen.has(id.toHexString()))];
}

async function planOf(
  { tx, base, prefix }: Input,
  plan: NonNullable<JobChanges['interviewPlan']>,
): Promise<Pick<Job, 'interviewPlan' | 'interviewerIds'>> {
  // A person who can no longer interview stays until replaced.
  const known = new Set(
    [
      ...(await supervisorsOf(base.companyId, tx.session)).map(({ userId }) => userId),
      ...base.interviewPlan.flatMap(({ interviewerIds }) => interviewerIds),
    ].map(String),
  );
  for (const [index, { interviewerIds }] of plan.entries())
    if (interviewerIds.some((id) => !known.has(id)))
      throw invalidField(`${prefix}interviewPlan[${index}].interviewerIds`, 'NOT_FOUND');
  const interviewPlan = plan.map(({ interviewerIds, ...round }) => ({
    ...round,
    interviewerIds: interviewerIds.map((id) => new Types.ObjectId(id)),
  }));
  return {
    interviewPlan,
    interviewerIds: distinct(interviewPlan.flatMap(({ interviewerIds: ids }) => ids)),
  };
}

const distinct = (ids: readonly Types.ObjectId[]): Types.ObjectId[] => [
  ...new Map(ids.map((id) => [id.toHexString(), id])).values(),
];
