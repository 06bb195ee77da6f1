import { ObjectId } from 'mongodb';
import { hire } from './people.mjs';

/** @typedef {import('mongodb').Db} Db */

const batch = 1000;

/**
 * Returns the demo recruiter's open job with the most candidates, and their applications.
 * @param {Db} db
 */
export async function busiestJob(db) {
  const recruiter = await db.collection('users').findOne({ emailNorm: 'recruiter@muster.test' });
  if (!recruiter) throw new Error('There is no demo recruiter');
  const jobs = await db
    .collection('jobs')
    .find({ leadRecruiterId: recruiter._id, status: 'open', deletedAt: null })
    .toArray();
  const found = await Promise.all(
    jobs.map(async (job) => ({
      job,
      applications: await db
        .collection('applications')
        .find({ jobId: job._id, status: 'active', deletedAt: null })
        .toArray(),
    })),
  );
  const [busiest] = found.toSorted((a, b) => b.applications.length - a.applications.length);
  if (!busiest || busiest.applications.length === 0)
    throw new Error('The demo recruiter has no job with people on it');
  return busiest;
}

/** @typedef {Awaited<ReturnType<typeof busiestJob>>} BusyJob */

/**
 * Fills a job up to this many candidates, distributed over the stages of the existing ones.
 * @param {Db} db @param {BusyJob} busy @param {number} cards
 */
export async function fillBoard(db, { job, applications }, cards) {
  const there = new Set(applications.map(({ candidateId }) => candidateId.toHexString()));
  const others = (await candidateIds(db)).filter((id) => !there.has(id.toHexString()));
  const added = others.slice(0, Math.max(0, cards - applications.length));
  if (applications.length + added.length < cards)
    throw new Error(`There are too few candidates for ${cards} cards`);
  await insert(
    db,
    'applications',
    added.map((candidateId, n) => copyOf(applications, n, { jobId: job._id, candidateId })),
  );
}

/** Ratios of an agency of any size. */
const jobsOfCompany = 20;
const jobsOfRecruiter = 40;
/** One in this many is open; the others, with all their applications, are history. */
const openOneIn = 20;
export const applicationsOfPerson = 10;

/**
 * Copies the job, its client, a position and its candidates up to this many jobs and applications
 * in total. Clients, recruiters and candidates grow with them, so the share of each one stays the
 * same.
 * @param {Db} db @param {BusyJob} busy @param {{ jobs: number, applications: number }} wanted
 */
export async function fillJobs(db, { job, applications }, wanted) {
  const company = await db.collection('companies').findOne({ _id: job.companyId });
  const position = await db.collection('positions').findOne({ jobId: job._id });
  await hire(db, Math.ceil(wanted.jobs / jobsOfRecruiter));
  const staff = await db
    .collection('users')
    .find({}, { projection: { _id: 1 } })
    .toArray();
  const known = await db.collection('jobs').countDocuments();
  const missingJobs = Math.max(0, wanted.jobs - known);
  const companies = Array.from({ length: Math.ceil(missingJobs / jobsOfCompany) }, (_none, n) => ({
    ...company,
    _id: new ObjectId(),
    number: `C-9${String(known + n).padStart(6, '0')}`,
    name: `Bench client ${known + n}`,
    nameKey: `bench client ${known + n}`,
  }));
  const jobs = Array.from({ length: missingJobs }, (_none, n) => ({
    ...job,
    _id: new ObjectId(),
    number: `J-9${String(known + n).padStart(6, '0')}`,
    companyId: companies[Math.floor(n / jobsOfCompany)]?._id,
    // No user leads every job of an agency.
    leadRecruiterId: staff[n % staff.length]?._id,
    accountManagerId: staff[(n + 1) % staff.length]?._id,
    team: [],
    ...(n % openOneIn > 0 && { status: 'filled', positionsFilled: job.positionsCount }),
  }));
  await insert(db, 'companies', companies);
  await insert(db, 'jobs', jobs);
  // Simulates that the background job has scored all candidates already; otherwise it would do so
  // during the measurement.
  await insert(
    db,
    'job_matches',
    jobs.map(({ _id }) => ({
      _id,
      candidateIds: [],
      lowest: 100,
      computedAt: new Date(),
      considered: 0,
      loosen: [],
    })),
  );
  if (position)
    await insert(
      db,
      'positions',
      jobs.map((own) => ({ ...position, _id: new ObjectId(), jobId: own._id })),
    );

  const there = await db.collection('applications').countDocuments();
  const missing = Math.max(0, wanted.applications - there);
  const people = (await candidateIds(db)).slice(0, wanted.applications / applicationsOfPerson);
  const companyOf = new Map(jobs.map((own) => [own._id, own.companyId]));
  const jobOf = (/** @type {number} */ n) => jobs[n % jobs.length]?._id;
  await insert(
    db,
    'applications',
    Array.from({ length: missing }, (_none, n) =>
      copyOf(applications, n, {
        jobId: jobOf(n),
        companyId: companyOf.get(jobOf(n) ?? new ObjectId()),
        candidateId: people[personOf(n, jobs.length, people.length)],
        ...((n % jobs.length) % openOneIn > 0 && { status: 'rejected' }),
      }),
    ),
  );
}

/**
 * Returns the candidate of the n-th application when applications cycle through the jobs:
 * candidates take turns, shifted by one whenever both cycles start together again. So all have the
 * same number of applications, and nobody is on a job twice if a job has no more applications than
 * candidates.
 * @param {number} n @param {number} jobs @param {number} people
 */
export function personOf(n, jobs, people) {
  const together = (jobs * people) / commonDivisor(jobs, people);
  return (n + Math.floor(n / together)) % people;
}

/** @param {number} a @param {number} b @returns {number} the greatest */
const commonDivisor = (a, b) => (b === 0 ? a : commonDivisor(b, a % b));

/** @param {Db} db @returns {Promise<ObjectId[]>} */
const candidateIds = async (db) =>
  (
    await db
      .collection('candidates')
      .find({ deletedAt: null, status: 'active' }, { projection: { _id: 1 } })
      .toArray()
  ).map(({ _id }) => _id);

/** @param {object[]} models @param {number} n @param {object} changes */
const copyOf = (models, n, changes) => ({
  ...models[n % models.length],
  ...changes,
  _id: new ObjectId(),
});

/** @param {Db} db @param {string} collection @param {object[]} documents */
async function insert(db, collection, documents) {
  for (let at = 0; at < documents.length; at += batch)
    await db.collection(collection).insertMany(documents.slice(at, at + batch));
}
