import { Binary, Timestamp } from 'bson';
import { encode, RawDoc } from '../bson/encode.ts';
import { getField, isDoc, typeName, type Doc, type Value } from '../bson/value.ts';
import { ServerError } from '../errors.ts';

/** Maximum time that a client may be ahead of the clock. */
const MAX_DRIFT_SECONDS = 365 * 24 * 60 * 60;

let second = 0;
let increment = 0;
/** The last sent document, and its time. */
let told: { second: number; increment: number; document: RawDoc } | undefined;

/** Returns a timestamp of now that is later than all previous ones. */
export function nextTimestamp(now = new Date()): Timestamp {
  const current = Math.floor(now.getTime() / 1000);
  increment = current > second ? 1 : increment + 1;
  second = Math.max(second, current);
  return new Timestamp({ t: second, i: increment });
}

/** The latest timestamp sent to any client. */
export function clusterTime(): Timestamp {
  return second === 0 ? nextTimestamp() : new Timestamp({ t: second, i: increment });
}

/**
 * Returns the cluster time of every reply, which clients pass on to each other. It is constant
 * between two writes, and is encoded once.
 */
export function clusterTimeDocument(): RawDoc {
  if (told && told.second === second && told.increment === increment) return told.document;
  const latest = clusterTime();
  const signature = { hash: new Binary(Buffer.alloc(20), 0), keyId: 0n };
  const document = new RawDoc(encode({ clusterTime: latest, signature }));
  told = { second, increment, document };
  return document;
}

/**
 * Adopts the time that a client learned elsewhere, such as before a restart. Throws 206 if it is
 * more than a year ahead.
 */
export function noteClusterTime(body: Doc): void {
  const heard = body['$clusterTime'];
  if (heard === undefined) return;
  if (!isDoc(heard)) throw wrongType('$clusterTime', heard, 'object');
  const time = getField(heard, 'clusterTime');
  if (time === undefined)
    throw new ServerError(
      40414,
      `BSON field '$clusterTime.clusterTime' is missing but a required field`,
    );
  if (!(time instanceof Timestamp)) throw wrongType('$clusterTime.clusterTime', time, 'timestamp');
  const ahead = time.getHighBitsUnsigned() - Math.floor(Date.now() / 1000);
  if (ahead > MAX_DRIFT_SECONDS)
    throw new ServerError(
      206,
      `New cluster time, ${time.getHighBitsUnsigned()}, is too far from this node's wall clock time.`,
    );
  noteTime(time);
}

/** Ensures that later timestamps follow this one. */
export function noteTime(time: Timestamp): void {
  if (!isLater(time, new Timestamp({ t: second, i: increment }))) return;
  second = time.getHighBitsUnsigned();
  increment = time.getLowBitsUnsigned();
}

/** Checks whether a time follows another one. */
export function isLater(time: Timestamp, other: Timestamp): boolean {
  return (
    time.getHighBitsUnsigned() > other.getHighBitsUnsigned() ||
    (time.getHighBitsUnsigned() === other.getHighBitsUnsigned() &&
      time.getLowBitsUnsigned() > other.getLowBitsUnsigned())
  );
}

/** Returns the error for a field with a value of the wrong type. */
export function wrongType(field: string, value: Value, expected: string): ServerError {
  return new ServerError(
    14,
    `BSON field '${field}' is the wrong type '${typeName(value)}', expected type '${expected}'`,
  );
}
