// Child process of `api.mjs`: only the database work of a request. The driver sends the platform's
// session look-up and queries from a bare HTTP server; no policy, no validation, no framework.
// BENCH_URI is the database, BENCH_SECRET signs the cookies.
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import { MongoClient, ObjectId } from 'mongodb';

const { BENCH_URI = '', BENCH_SECRET = '' } = process.env;
const client = await new MongoClient(BENCH_URI, {
  writeConcern: { w: 'majority', journal: true },
}).connect();
const db = client.db('muster');
const of = (/** @type {string} */ name) => db.collection(name);
const countCap = 10_000;
const sample = await of('candidates').findOne({ deletedAt: null });
if (!sample) throw new Error('There are no candidates');

/** @param {string} header */
async function whoIs(header) {
  const value = decodeURIComponent(/muster\.sid=([^;]+)/.exec(header)?.[1] ?? '');
  const dot = value.lastIndexOf('.');
  const id = value.slice(2, dot);
  const signature = createHmac('sha256', BENCH_SECRET).update(id).digest();
  if (!timingSafeEqual(signature, Buffer.from(value.slice(dot + 1), 'base64')))
    throw new Error('The cookie is not signed');
  const hash = createHash('sha256').update(id).digest('hex');
  const [, session] = await Promise.all([
    of('session_payloads').findOne({ _id: /** @type {any} */ (hash) }),
    of('sessions').findOne({ idHash: hash }),
  ]);
  if (!session) throw new Error('There is no session');
  const [user] = await Promise.all([
    of('users').findOne({ _id: session.userId }),
    of('role_assignments').findOne({ _id: session.assignmentId, revokedAt: null }),
  ]);
  if (!user) throw new Error('There is no user');
  return user._id;
}

const rowFields = {
  number: 1,
  name: 1,
  nameKey: 1,
  headline: 1,
  status: 1,
  vettingStatus: 1,
  englishLevel: 1,
  englishAssessedBy: 1,
  topSkillIds: 1,
  skillCount: 1,
  noticePeriodDays: 1,
  availableFrom: 1,
  city: 1,
  country: 1,
  timeZone: 1,
  ownerUserId: 1,
  poolIds: 1,
  lastContactedAt: 1,
  isPrivate: 1,
  deletedAt: 1,
  version: 1,
  createdAt: 1,
  updatedAt: 1,
  currentRate: 1,
  rateKey: 1,
};

/**
 * The live applications of these candidates to jobs visible to this person.
 * @param {ObjectId} me @param {ObjectId[]} candidateIds
 */
async function liveApplications(me, candidateIds) {
  const hidden = await of('jobs').distinct('_id', {
    confidential: true,
    accountManagerId: { $ne: me },
    leadRecruiterId: { $ne: me },
    'team.userId': { $ne: me },
  });
  return of('applications')
    .aggregate([
      {
        $match: {
          candidateId: { $in: candidateIds },
          status: 'active',
          deletedAt: null,
          jobId: { $nin: hidden },
        },
      },
      { $group: { _id: '$candidateId', count: { $sum: 1 } } },
    ])
    .toArray();
}

/**
 * Related data shown in rows and records.
 * @param {ObjectId} me @param {import('mongodb').Document[]} rows
 */
async function withNames(me, rows) {
  const ids = (/** @type {string} */ key) => [
    ...new Map(rows.flatMap((row) => row[key] ?? []).map((id) => [id.toHexString(), id])).values(),
  ];
  const poolIds = ids('poolIds');
  const [people, skills, applications, pools] = await Promise.all([
    of('users')
      .find({ _id: { $in: ids('ownerUserId') } })
      .project({ firstName: 1, lastName: 1, preferredName: 1 })
      .toArray(),
    of('skills')
      .find({ _id: { $in: ids('topSkillIds') } })
      .project({ name: 1 })
      .toArray(),
    liveApplications(me, ids('_id')),
    poolIds.length === 0
      ? []
      : of('talent_pools')
          .find({
            _id: { $in: poolIds },
            deletedAt: null,
            $or: [{ isPrivate: false }, { ownerUserId: me }],
          })
          .project({ name: 1, kind: 1, status: 1 })
          .sort({ nameKey: 1 })
          .toArray(),
  ]);
  return { rows, people, skills, applications, pools };
}

let cappedUntil = 0;

/** @param {ObjectId} me @param {string | null} q */
async function list(me, q) {
  const words = q ? q.toLowerCase().split(' ') : [];
  const begins = (/** @type {string} */ word) => ({ $regex: `^${word}` });
  const filter = {
    $and: [
      { userId: { $nin: [me] } },
      { $or: [{ isPrivate: false }, { ownerUserId: me }] },
      { status: { $nin: ['archived', 'anonymised'] } },
      { deletedAt: null },
      ...words.map((word) =>
        sample && 'allTerms' in sample
          ? { allTerms: begins(word) }
          : { $or: [{ searchTerms: begins(word) }, { contactTerms: begins(word) }] },
      ),
    ],
  };
  const counted = q === null && cappedUntil > Date.now();
  const [rows, total] = await Promise.all([
    of('candidates')
      .find(filter)
      .project(rowFields)
      .sort({ updatedAt: -1, _id: -1 })
      .limit(26)
      .toArray(),
    counted ? countCap + 1 : of('candidates').countDocuments(filter, { limit: countCap + 1 }),
  ]);
  if (q === null && total > countCap) cappedUntil = Date.now() + 60_000;
  return { ...(await withNames(me, rows.slice(0, 25))), total };
}

/** @param {ObjectId} me @param {string} id */
async function record(me, id) {
  const _id = new ObjectId(id);
  const found = await of('candidates').findOne({ _id });
  if (!found) throw new Error('Not found');
  const [named, notes, tasks] = await Promise.all([
    withNames(me, [
      { ...found, topSkillIds: found.skills.map((/** @type {any} */ s) => s.skillId) },
    ]),
    of('notes').countDocuments({
      subjectType: 'candidate',
      subjectId: id,
      deletedAt: null,
      $or: [{ visibility: 'team' }, { createdBy: me }],
    }),
    of('tasks').countDocuments({
      subjectType: 'candidate',
      subjectId: id,
      deletedAt: null,
      status: { $ne: 'done' },
    }),
  ]);
  // Opening a record with rates is recorded in the audit log.
  await of('audit_events').insertOne({ at: new Date(), action: 'candidate.read', entityId: id });
  return { ...named, notes, tasks };
}

/** @param {ObjectId} me @param {any} body */
async function create(me, body) {
  const keys = [`email:${body.email}`];
  await of('candidates')
    .find({ identityKeys: { $in: keys } })
    .limit(20)
    .toArray();
  const counter = await of('counters').findOneAndUpdate(
    { _id: /** @type {any} */ ('bench') },
    { $inc: { value: 1 } },
    { upsert: true, returnDocument: 'after' },
  );
  const _id = new ObjectId();
  const at = new Date();
  await client.withSession((session) =>
    session.withTransaction(async () => {
      const { email, firstName, lastName } = body;
      await of('candidates').insertOne(
        {
          ...sample,
          _id,
          firstName,
          lastName,
          email,
          emailNorm: email,
          userId: null,
          harvestId: null,
          identityKeys: keys,
          ownerUserId: me,
          number: `B-${counter?.value}`,
          updatedAt: at,
        },
        { session },
      );
      await of('audit_events').insertOne({ at, entityId: _id.toHexString() }, { session });
      await of('audit_values').insertMany(
        Array.from({ length: 20 }, () => ({ entityId: _id.toHexString(), newValue: email })),
        { session },
      );
      await of('outbox').insertMany(
        Array.from({ length: 2 }, () => ({ at, type: 'bench', status: 'done' })),
        { session },
      );
      await of('users').findOne({ _id: me }, { session });
    }),
  );
  return { _id, email: body.email };
}

const server = createServer(async (request, response) => {
  try {
    const url = new URL(request.url ?? '/', 'http://bench');
    const me = await whoIs(request.headers.cookie ?? '');
    let text = '';
    for await (const chunk of request) text += chunk;
    const id = /candidates\/(\w+)$/.exec(url.pathname)?.[1];
    const answer =
      request.method === 'POST'
        ? await create(me, JSON.parse(text))
        : id
          ? await record(me, id)
          : await list(me, url.searchParams.get('q'));
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(answer));
  } catch (error) {
    response.statusCode = 500;
    response.end(String(error));
  }
});
server.listen(0, '127.0.0.1', () => {
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  process.send?.({ port });
});
process.once('disconnect', () => process.exit(0));
