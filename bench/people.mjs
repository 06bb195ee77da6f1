import { setTimeout as wait } from 'node:timers/promises';
import { MongoClient, ObjectId } from 'mongodb';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const password = 'muster-demo-2026';
/** Ten colleagues by the demo person that each one is a copy of. */
const mix = [...Array(6).fill('recruiter'), 'account.manager', 'team.lead', 'vetter', 'finance'];

/** Returns the database of a running platform. @param {string} dataDir */
export async function databaseOf(dataDir) {
  const uri = readFileSync(path.join(dataDir, 'db', 'address'), 'utf8').trim();
  const client = await new MongoClient(uri).connect();
  return { uri, client, db: client.db('muster') };
}

/** @param {number} at */
const mailOf = (at) => `bench.${String(at).padStart(3, '0')}@muster.test`;

/**
 * Creates `count` colleagues as copies of the demo people, unless they exist.
 * @param {import('mongodb').Db} db @param {number} count
 */
export async function hire(db, count) {
  for (let at = 0; at < count; at += 1) {
    const email = mailOf(at);
    if (await db.collection('users').findOne({ emailNorm: email })) continue;
    const model = await db
      .collection('users')
      .findOne({ emailNorm: `${mix[at % mix.length]}@muster.test` });
    const assignment =
      model &&
      (await db.collection('role_assignments').findOne({ userId: model._id, revokedAt: null }));
    if (!model || !assignment) throw new Error(`There is no demo ${mix[at % mix.length]}`);
    const _id = new ObjectId();
    await db.collection('users').insertOne({
      ...model,
      _id,
      email,
      emailNorm: email,
      lastName: `Bench ${at}`,
      nameKey: `bench ${at}`,
    });
    await db
      .collection('role_assignments')
      .insertOne({ ...assignment, _id: new ObjectId(), userId: _id });
  }
}

/** @typedef {{ cookie: string, csrf: string, role: string }} Person */

/**
 * Signs in over HTTP. Retries while a large database still starts up, or after the maximum of
 * sign-ins per minute from this address.
 * @param {string} origin @param {string} email
 */
async function signIn(origin, email) {
  for (let tries = 1; ; tries += 1) {
    const answer = await fetch(`${origin}/api/v1/auth/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin, 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ email, password, keepMe: false }),
    });
    if (![429, 503].includes(answer.status) || tries === 120) return answer;
    await wait(1000 * Number(answer.headers.get('retry-after') ?? 1));
  }
}

/**
 * Signs in a demo user or a copy of one over HTTP.
 * @param {string} origin
 * @param {string} email
 * @param {string} role
 * @returns {Promise<Person>}
 */
export async function signInAs(origin, email, role) {
  const answer = await signIn(origin, email);
  const body = /** @type {any} */ (await answer.json());
  if (!answer.ok) throw new Error(`Sign-in of ${email}: ${JSON.stringify(body)}`);
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return { cookie, csrf: body.csrfToken, role };
}

/**
 * Signs in `count` of them over HTTP.
 * @param {string} origin @param {number} count @returns {Promise<Person[]>}
 */
export async function signInAll(origin, count) {
  /** @type {Person[]} */
  const people = [];
  for (let at = 0; at < count; at += 1)
    people.push(await signInAs(origin, mailOf(at), mix[at % mix.length]));
  return people;
}

/** Returns the request headers of this user. @param {string} origin @param {Person} person */
export const headersOf = (origin, { cookie, csrf }) => ({
  cookie,
  origin,
  'x-csrf-token': csrf,
  'sec-fetch-site': 'same-origin',
  'content-type': 'application/json',
});
