import type { PermissionName } from '@muster/contracts';
import type { ClientSession, QueryFilter, Types } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { HeldValues } from '../../db/held-values.ts';
import { readOnce, rowsAtHand, rowsOnce } from '../../db/one-moment.ts';
import { isRecordId } from '../../db/record-id.ts';
import { AppError } from '../../http/app-error.ts';
import { JobModel, type Job } from './job.model.ts';
import { opensJob, reaches, scopeFor, worksOn } from './jobs.policy.ts';

/** Cache key under which the parts of a page share jobs. */
export const jobRows = 'jobs';

// The job as other domains use it; its model stays in its own domain.
export type { Job };
export { opensJob, reaches, worksOn };

/** Jobs that candidates can be added to. */
export const workableStates = ['open', 'on_hold'] as const satisfies readonly Job['status'][];

export const takesPeople = ({ status }: Pick<Job, 'status'>): boolean =>
  (workableStates as readonly string[]).includes(status);

/**
 * Checks whether a job may be named in a candidate's history: confidential ones only to their team.
 */
export const mayKnowOf = (actor: Actor, job: Pick<Job, keyof typeof accessFields>): boolean =>
  !job.confidential || actor.role === 'owner' || actor.role === 'admin' || worksOn(actor, job);

/** Fields that {@link mayKnowOf} and {@link worksOn} need. */
const accessFields = {
  confidential: 1,
  team: 1,
  leadRecruiterId: 1,
  accountManagerId: 1,
} as const;

/**
 * Returns the job in the reader's scope with this id or number (`J-00123`).
 * @throws AppError NOT_FOUND
 */
export async function findJob(
  actor: Actor,
  idOrNumber: string,
  session: ClientSession | null = null,
): Promise<Job> {
  const named = nameOf(idOrNumber);
  const read = async () => {
    const found = await JobModel.findOne(
      { $and: [{ ...named, deletedAt: null }, scopeFor(actor, 'job.list')] },
      null,
      { session },
    ).lean();
    if (found && !session) rowsAtHand(jobRows, [found]);
    return found;
  };
  // Several parts of a page request the same record.
  const reader = `${actor.assignmentId.toHexString()} ${actor.role}`;
  const job = named && (await readOnce(session, `job ${JSON.stringify(named)} ${reader}`, read));
  if (!job) throw new AppError('NOT_FOUND');
  return job;
}

/**
 * Returns {@link findJob}, including a deleted job for users who may restore it.
 * @throws AppError NOT_FOUND
 */
export async function findJobOrDeleted(
  actor: Actor,
  idOrNumber: string,
  session: ClientSession | null = null,
): Promise<Job> {
  try {
    return await findJob(actor, idOrNumber, session);
  } catch (error) {
    const named = nameOf(idOrNumber);
    if (!named || !actor.can('job.delete')) throw error;
    const deleted = await JobModel.findOne(
      { $and: [{ ...named, deletedAt: { $ne: null } }, scopeFor(actor, 'job.list')] },
      null,
      { session },
    ).lean();
    if (!deleted || !reaches(actor, 'job.delete', deleted)) throw error;
    return deleted;
  }
}

/**
 * Returns a visible job on which the actor holds `permission`. @throws AppError NOT_FOUND,
 * FORBIDDEN
 */
export async function findJobFor(
  actor: Actor,
  permission: PermissionName,
  idOrNumber: string,
  session: ClientSession | null = null,
): Promise<Job> {
  const job = await findJob(actor, idOrNumber, session);
  if (!reaches(actor, permission, job))
    throw new AppError('FORBIDDEN', { context: { role: actor.role } });
  return job;
}

function nameOf(idOrNumber: string): { _id: string } | { number: string } | null {
  if (isRecordId(idOrNumber)) return { _id: idOrNumber };
  const number = idOrNumber.toUpperCase();
  return /^J-\d{5,}$/.test(number) ? { number } : null;
}

/** Returns by id which of these jobs are in the reader's scope, with one query. */
export async function visibleJobs(
  actor: Actor,
  ids: readonly string[],
  session: ClientSession | null = null,
): Promise<ReadonlyMap<string, Job>> {
  const jobs = await jobsById(ids.filter(isRecordId), session);
  return new Map([...jobs].filter(([, job]) => !job.deletedAt && opensJob(actor, job)));
}

/** Returns jobs by id, regardless of rights: the caller decides what to show. */
export const jobsById = (
  ids: readonly (Types.ObjectId | string)[],
  session: ClientSession | null = null,
): Promise<ReadonlyMap<string, Job>> =>
  rowsOnce(session, jobRows, ids, async (wanted) => {
    const jobs = await JobModel.find({ _id: { $in: [...wanted] } }, null, { session }).lean();
    return new Map(jobs.map((job) => [job._id.toHexString(), job]));
  });

interface OwnJobs {
  /** Jobs that the user works on. */
  readonly workedOn: Types.ObjectId[];
  /** Those of them that have not ended. */
  readonly unfinished: Types.ObjectId[];
  /** Confidential jobs of others. */
  readonly secret: Types.ObjectId[];
}

/**
 * Requested with nearly every request of staff; cached briefly, like everything that decides on
 * rights.
 */
const heldOwnJobs = new HeldValues<OwnJobs>({
  collections: [JobModel.collection.name],
  heldFor: 800,
});

/** Returns the confidential jobs that an actor may not know of. */
export async function unknownJobs(
  actor: Actor,
  session: ClientSession | null = null,
): Promise<Types.ObjectId[]> {
  if (actor.role === 'owner' || actor.role === 'admin') return [];
  return (await ownJobsOf(actor, session)).secret;
}

/** Returns the jobs a user works on. */
export const jobsWorkedOn = async (
  user: Pick<Actor, 'userId'>,
  session: ClientSession | null = null,
): Promise<Types.ObjectId[]> => (await ownJobsOf(user, session)).workedOn;

const finished = ['filled', 'closed', 'cancelled'] as const satisfies readonly Job['status'][];

const goesOn = ({ status, deletedAt }: Pick<Job, 'status' | 'deletedAt'>): boolean =>
  !deletedAt && !(finished as readonly string[]).includes(status);

/** Returns the unfinished jobs that a user works on and may open. */
export async function unfinishedJobsOf(actor: Actor): Promise<Job[]> {
  const { unfinished } = await ownJobsOf(actor, null);
  return [...(await visibleJobs(actor, unfinished.map(String))).values()].filter(
    (job) => goesOn(job) && worksOn(actor, job),
  );
}

/** Reads all with one query, because they are mostly needed together. */
function ownJobsOf(
  { userId }: Pick<Actor, 'userId'>,
  session: ClientSession | null,
): Promise<OwnJobs> {
  const read = async (): Promise<OwnJobs> => {
    const jobs = await JobModel.find(
      {
        $or: [
          { confidential: true },
          { accountManagerId: userId },
          { leadRecruiterId: userId },
          { 'team.userId': userId },
        ],
      },
      { ...accessFields, status: 1, deletedAt: 1 },
      { session },
    ).lean();
    const isOwn = (job: (typeof jobs)[number]) => worksOn({ userId }, job);
    const own = jobs.filter(isOwn);
    return {
      workedOn: own.map(({ _id }) => _id),
      unfinished: own.filter(goesOn).map(({ _id }) => _id),
      secret: jobs.filter((job) => !isOwn(job)).map(({ _id }) => _id),
    };
  };
  return session ? read() : heldOwnJobs.get(userId.toHexString(), read);
}

/** Returns jobs in the reader's scope that take candidates and match further conditions. */
export const workableJobs = (actor: Actor, further: QueryFilter<Job>[]): Promise<Job[]> =>
  JobModel.find({
    $and: [
      scopeFor(actor, 'job.list'),
      { deletedAt: null, status: { $in: [...workableStates] } },
      ...further,
    ],
  })
    .limit(500)
    .lean();
