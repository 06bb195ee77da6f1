import type { PermissionName } from '@muster/contracts';
import type { ClientSession, QueryFilter, Types } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { HeldValues } from '../../db/held-values.ts';
import { readOnce, rowsAtHand, rowsOnce } from '../../db/one-moment.ts';
import { isRecordId } from '../../db/record-id.ts';
import { AppError } from '../../http/app-error.ts';
import { JobModel, type Job } from './job.model.ts';
import { opensJob, reaches, scopeFor, worksOn } from './jobs.policy.ts';

/** Under this name the parts of a page share jobs. */
export const jobRows = 'jobs';

// The job as other domains know it; its model stays with its own.
export type { Job };
export { opensJob, reaches, worksOn };

/** Jobs that candidates can be added to. */
export const workableStates = ['open', 'on_hold'] as const satisfies readonly Job['status'][];

export const takesPeople = ({ status }: Pick<Job, 'status'>): boolean =>
  (workableStates as readonly string[]).includes(status);

/** Whether a job may be known of where it is part of a person's story: secret ones by their team. */
export const mayKnowOf = (actor: Actor, job: Pick<Job, keyof typeof accessFields>): boolean =>
  !job.confidential || actor.role === 'owner' || actor.role === 'admin' || worksOn(actor, job);

/** What {@link mayKnowOf} and {@link worksOn} look at. */
const accessFields = {
  confidential: 1,
  team: 1,
  leadRecruiterId: 1,
  accountManagerId: 1,
} as const;

/**
 * The job in the reader's scope that an id or a number (`J-00123`) names.
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
  // The parts of a page ask for the same record, each for itself.
  const reader = `${actor.assignmentId.toHexString()} ${actor.role}`;
  const job = named && (await readOnce(session, `job ${JSON.stringify(named)} ${reader}`, read));
  if (!job) throw new AppError('NOT_FOUND');
  return job;
}

/**
 * {@link findJob}, a deleted one included for those who may bring it back.
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

/** A visible job on which the actor holds `permission`. @throws AppError NOT_FOUND, FORBIDDEN */
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

/** Those of these jobs that are in the reader's scope, by id, with one query. */
export async function visibleJobs(
  actor: Actor,
  ids: readonly string[],
  session: ClientSession | null = null,
): Promise<ReadonlyMap<string, Job>> {
  const jobs = await jobsById(ids.filter(isRecordId), session);
  return new Map([...jobs].filter(([, job]) => !job.deletedAt && opensJob(actor, job)));
}

/** Jobs by id, regardless of rights: the caller decides what to show. */
export const jobsById = (
  ids: readonly (Types.ObjectId | string)[],
  session: ClientSession | null = null,
): Promise<ReadonlyMap<string, Job>> =>
  rowsOnce(session, jobRows, ids, async (wanted) => {
    const jobs = await JobModel.find({ _id: { $in: [...wanted] } }, null, { session }).lean();
    return new Map(jobs.map((job) => [job._id.toHexString(), job]));
  });

interface OwnJobs {
  /** Those that the user works on. */
  readonly workedOn: Types.ObjectId[];
  /** Of these those that go on. */
  readonly unfinished: Types.ObjectId[];
  /** The confidential ones of others. */
  readonly secret: Types.ObjectId[];
}

/** Asked with nearly every request of the staff; what decides about rights is held for a moment. */
const heldOwnJobs = new HeldValues<OwnJobs>({
  collections: [JobModel.collection.name],
  heldFor: 800,
});

/** The confidential jobs that an actor may not know of. */
export async function unknownJobs(
  actor: Actor,
  session: ClientSession | null = null,
): Promise<Types.ObjectId[]> {
  if (actor.role === 'owner' || actor.role === 'admin') return [];
  return (await ownJobsOf(actor, session)).secret;
}

/** The jobs a user works on. */
export const jobsWorkedOn = async (
  user: Pick<Actor, 'userId'>,
  session: ClientSession | null = null,
): Promise<Types.ObjectId[]> => (await ownJobsOf(user, session)).workedOn;

const finished = ['filled', 'closed', 'cancelled'] as const satisfies readonly Job['status'][];

const goesOn = ({ status, deletedAt }: Pick<Job, 'status' | 'deletedAt'>): boolean =>
  !deletedAt && !(finished as readonly string[]).includes(status);

/** The unfinished jobs that a user works on, as far as the reader may open them. */
export async function unfinishedJobsOf(actor: Actor): Promise<Job[]> {
  const { unfinished } = await ownJobsOf(actor, null);
  return [...(await visibleJobs(actor, unfinished.map(String))).values()].filter(
    (job) => goesOn(job) && worksOn(actor, job),
  );
}

/** All with one query: whoever asks for the one mostly asks for the other. */
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

/** Jobs in the reader's scope that take people and match further conditions. */
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
