import { ObjectId } from 'mongodb';

/** @typedef {import('mongodb').Db} Db */

const batch = 1000;

/**
 * The demo recruiter's open job with the most people on it, and those people's applications.
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
 * Puts so many people in all on a job, spread over the stages of those who are there.
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

/**
 * Copies the job and its people until there are so many jobs and applications in all.
 * @param {Db} db @param {BusyJob} busy @param {{ jobs: number, applications: number }} wanted
 */
export async function fillJobs(db, { job, applications }, wanted) {
  const known = await db.collection('jobs').countDocuments();
  const jobs = Array.from({ length: Math.max(0, wanted.jobs - known) }, (_none, n) => ({
    ...job,
    _id: new ObjectId(),
    number: `J-9${String(known + n).padStart(6, '0')}`,
  }));
  await insert(db, 'jobs', jobs);
  const missing = wanted.applications - (await db.collection('applications').countDocuments());
  const ids = await candidateIds(db);
  const each = Math.ceil(Math.max(0, missing) / Math.max(1, jobs.length));
  if (each > ids.length) throw new Error('There are too few candidates for so many applications');
  await insert(
    db,
    'applications',
    Array.from({ length: Math.max(0, missing) }, (_none, n) =>
      copyOf(applications, n, {
        jobId: jobs[Math.floor(n / each)]?._id,
        candidateId: ids[n % ids.length],
      }),
    ),
  );
}

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
