import { ObjectId } from 'mongodb';

/** @typedef {import('mongodb').Db} Db */
/** @typedef {import('mongodb').Document} Document */

const dayMs = 86_400_000;
const batch = 1000;
/** Years of history over which events are spread. */
const years = 3;
/** One in this many applications leads to a contract. */
const placedOneIn = 10;
/** Stages that applications pass through, and how each ended. */
const courses = [
  ['added', 'rejected'],
  ['added', 'internal_review', 'rejected'],
  ['added', 'internal_review', 'submitted', 'rejected'],
  ['added', 'internal_review', 'submitted', 'client_interview', 'rejected'],
  ['added', 'internal_review', 'submitted', 'client_interview', 'selected'],
];
/** @type {Record<string, string>} */
const eventOf = {
  added: 'added',
  internal_review: 'stage_changed',
  submitted: 'submitted',
  client_interview: 'interview_requested',
  selected: 'selected',
  rejected: 'rejected',
};

/**
 * Gives the inserted jobs and applications a history: each began on a day of the last years, moved
 * on every second day, and ended, and some became contracts.
 * @param {Db} db
 */
export async function fillHistory(db) {
  const reasons = await db.collection('reasons').find({ context: 'application_reject' }).toArray();
  const placement = await db.collection('placements').findOne({ status: 'active' });
  if (!placement) throw new Error('The demo data has no placement');
  const fresh = { benchHistory: { $ne: true } };
  const jobs = await db
    .collection('jobs')
    .find({ number: /^J-9/, ...fresh })
    .toArray();
  const openedOf = new Map(jobs.map(({ _id }, n) => [_id.toHexString(), dayOf(n, jobs.length)]));
  await writeAll(db, 'jobs', jobs, ({ _id }) => {
    const opened = openedOf.get(_id.toHexString()) ?? new Date();
    const openedDate = isoDay(opened);
    return {
      openedDate,
      openings: [{ date: openedDate, at: opened, by: null }],
      firstSubmissionAt: after(opened, 5),
      benchHistory: true,
      updatedAt: new Date(),
    };
  });
  const applications = await db
    .collection('applications')
    .find({ jobId: { $in: jobs.map(({ _id }) => _id) }, ...fresh })
    .toArray();
  /** @type {Document[]} */
  const events = [];
  /** @type {Document[]} */
  const placements = [];
  await writeAll(db, 'applications', applications, (application, n) => {
    const course = courses[n % courses.length] ?? [];
    const createdAt = openedOf.get(application.jobId.toHexString()) ?? new Date();
    const moments = course.map((_state, step) => after(createdAt, step * 2));
    const at = moments.at(-1) ?? createdAt;
    events.push(...eventsOf(application, course, moments));
    if (n % placedOneIn === 4) placements.push(contractOf(placement, application, at));
    const isRejected = course.at(-1) === 'rejected';
    return {
      createdAt,
      lastActivityAt: at,
      benchHistory: true,
      updatedAt: new Date(),
      status: isRejected ? 'rejected' : 'active',
      exit: isRejected ? exitOf(reasons[n % reasons.length], at, n) : null,
    };
  });
  await insertAll(db, 'application_events', events);
  await insertAll(db, 'placements', placements);
}

/** The days of inserted records are spread evenly. @param {number} n @param {number} of */
const dayOf = (n, of) => new Date(Date.now() - Math.ceil(((n + 1) / of) * years * 365) * dayMs);

/** @param {Date} at @param {number} days */
const after = (at, days) => new Date(at.getTime() + days * dayMs);

/** @param {Date} at */
const isoDay = (at) => at.toISOString().slice(0, 10);

/** @param {Document} application @param {string[]} course @param {Date[]} moments */
const eventsOf = (application, course, moments) =>
  course.map((to, step) => ({
    _id: new ObjectId(),
    applicationId: application._id,
    type: eventOf[to],
    to,
    from: course[step - 1] ?? null,
    at: moments[step],
    actorId: null,
    actorKind: 'person',
    note: null,
  }));

/** @param {Document | undefined} reason @param {Date} at @param {number} n */
const exitOf = (reason, at, n) => ({
  at,
  by: null,
  side: reason?.side ?? 'agency',
  reasonId: reason?._id ?? null,
  note: null,
  clientNote: null,
  toldAt: n % 3 === 0 ? null : after(at, n % 3),
  toldBy: 'mail',
  stageId: 'submitted',
  stageKind: 'submitted',
});

/** @param {Document} model @param {Document} application @param {Date} at */
const contractOf = (model, { candidateId, jobId, companyId }, at) => ({
  ...model,
  _id: new ObjectId(),
  number: `P-9${new ObjectId().toHexString()}`,
  candidateId,
  jobId,
  companyId,
  applicationId: null,
  ...termOf(after(at, 14)),
});

/** Contracts run for ten months, so most of the three years are over. @param {Date} start */
function termOf(start) {
  const end = isoDay(after(start, 300));
  const isOver = end < isoDay(new Date());
  return {
    startDate: isoDay(start),
    plannedEndDate: end,
    endKey: end,
    status: isOver ? 'ended' : 'active',
    actualEndDate: isOver ? end : null,
  };
}

/**
 * @param {Db} db @param {string} collection @param {Document[]} documents
 * @param {(document: Document, n: number) => Document} change
 */
async function writeAll(db, collection, documents, change) {
  const writes = documents.map((document, n) => ({
    updateOne: { filter: { _id: document._id }, update: { $set: change(document, n) } },
  }));
  for (let at = 0; at < writes.length; at += batch)
    await db.collection(collection).bulkWrite(writes.slice(at, at + batch), { ordered: false });
}

/** @param {Db} db @param {string} collection @param {Document[]} documents */
async function insertAll(db, collection, documents) {
  for (let at = 0; at < documents.length; at += batch)
    await db.collection(collection).insertMany(documents.slice(at, at + batch));
}
