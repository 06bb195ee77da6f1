import { randomBytes } from 'node:crypto';
import { ObjectId } from 'mongodb';

/** Words of the CVs; the first ones occur in many, the last in few. */
const words = `team project system service product customer data design build test release review
engineer developer lead platform software application api backend frontend cloud database server
performance security migration agile scrum kanban planning delivery support monitoring incident
java python javascript typescript react angular vue node spring django flask rails laravel dotnet
kubernetes docker terraform ansible jenkins aws azure gcp linux postgres mysql mongodb redis kafka
rabbitmq elasticsearch graphql rest grpc microservices monolith serverless lambda spark hadoop
airflow snowflake tableau pandas numpy tensorflow pytorch machine learning statistics finance
insurance banking telecom healthcare logistics retail travel gaming education energy payments
compliance audit accessibility usability prototype wireframe mobile android ios swift kotlin flutter
rust golang scala elixir clojure haskell erlang fortran cobol solidity webassembly bluetooth
firmware robotics geospatial cryptography steganography homomorphic`
  .split(/\s+/)
  .filter(Boolean);
/** Length of a typical two-page CV. */
const wordsOfOne = 420;

/** Generates the same numbers each time. @param {number} seed */
function numbers(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** @param {() => number} random */
function textOf(random) {
  /** @type {string[]} */
  const said = [];
  // Names of employers and projects occur in one CV each, as in reality.
  for (let n = 0; n < wordsOfOne; n += 1)
    said.push(
      n % 40 === 0
        ? `${randomBytes(3).toString('hex')}corp`
        : (words[Math.floor(random() ** 2.5 * words.length)] ?? ''),
    );
  return said.join(' ');
}

/**
 * Writes a CV text for every candidate; returns their number.
 * @param {import('mongodb').Db} db
 */
export async function writeCvTexts(db) {
  const random = numbers(7);
  const at = new Date();
  let written = 0;
  const ids = db.collection('candidates').find({ deletedAt: null }, { projection: { _id: 1 } });
  /** @type {ObjectId[]} */
  let some = [];
  const put = async () => {
    const attachments = some.map((ownerId) => ({
      _id: new ObjectId(),
      ownerType: 'candidate',
      ownerId,
      fileId: new ObjectId(),
      sha256: randomBytes(32).toString('hex'),
      type: 'cv',
      typeLocked: false,
      visibility: 'candidate',
      title: 'CV',
      isPrimary: false,
      uploadedByKind: 'staff',
      expiresOn: null,
      remindedDays: [],
      deletedAt: null,
      version: 1,
      createdAt: at,
      updatedAt: at,
    }));
    await db.collection('attachments').insertMany(attachments);
    await db
      .collection('attachment_texts')
      .insertMany(attachments.map(({ _id }) => ({ _id, extractedText: textOf(random) })));
    written += some.length;
    some = [];
  };
  for await (const { _id } of ids) if (some.push(/** @type {any} */ (_id)) >= 500) await put();
  if (some.length > 0) await put();
  return written;
}
