import { Timestamp } from 'bson';
import { asInteger } from '../bson/arithmetic.ts';
import { isDoc, isNumeric, typeName, type Doc, type Value } from '../bson/value.ts';
import { showValue } from '../bson/show.ts';
import { clusterTime, isLater, wrongType } from '../transactions/cluster-time.ts';
import { stageParts } from '../aggregate/pipeline.ts';
import { badValue, failedToParse, notSupported, ServerError } from '../errors.ts';

const LEVELS = ['local', 'available', 'majority', 'linearizable', 'snapshot'];
const KNOWN = new Set(['level', 'afterClusterTime', 'atClusterTime', 'provenance']);
/** Levels that support a minimum time of the data. */
const AFTER: readonly Value[] = ['local', 'majority', 'snapshot'];
const MAX_NODES = 50;

/**
 * Refuses unknown read concerns, and those whose guarantee is not supported. All others mean the
 * newest data, which is durable before any reply.
 */
export function checkReadConcern(name: string, body: Doc): void {
  const concern = body['readConcern'];
  if (concern === undefined) return;
  if (!isDoc(concern))
    throw new ServerError(
      14,
      `BSON field '${name}.readConcern' is the wrong type '${typeName(concern)}', expected type 'object'`,
    );
  const unknown = Object.keys(concern).find((field) => !KNOWN.has(field));
  if (unknown !== undefined)
    throw new ServerError(
      40415,
      `BSON field '${name}.readConcern.${unknown}' is an unknown field.`,
    );
  const { level } = concern;
  checkTimes(name, concern);
  if (level === undefined) return;
  if (typeof level !== 'string' || !LEVELS.includes(level))
    throw badValue(
      `Enumeration value '${String(level)}' for field 'readConcern.level' is not a valid value.`,
    );
  if (level === 'snapshot' && body['autocommit'] !== false)
    throw notSupported('the read concern snapshot outside of a transaction');
  if (level === 'linearizable' && name === 'aggregate') refuseOutput(body['pipeline']);
}

function checkTimes(name: string, concern: Doc): void {
  const { level, afterClusterTime, atClusterTime } = concern;
  if (atClusterTime !== undefined) {
    if (level !== 'snapshot')
      throw new ServerError(
        72,
        `atClusterTime field can be set only if level is equal to snapshot`,
      );
    throw notSupported('a snapshot of a given time');
  }
  if (afterClusterTime === undefined) return;
  if (!(afterClusterTime instanceof Timestamp))
    throw wrongType(`${name}.readConcern.afterClusterTime`, afterClusterTime, 'timestamp');
  if (level !== undefined && !AFTER.includes(level))
    throw new ServerError(
      72,
      'afterClusterTime field can be set only if level is equal to majority, local, or snapshot',
    );
  if (afterClusterTime.isZero())
    throw new ServerError(72, 'afterClusterTime cannot be a null timestamp');
  const latest = clusterTime();
  if (isLater(afterClusterTime, latest))
    throw new ServerError(
      72,
      `readConcern afterClusterTime value must not be greater than the current clusterTime. Requested clusterTime: ${showValue(afterClusterTime)}; current clusterTime: ${showValue(latest)}`,
    );
}

/** Returns the minimum time of the data to read. */
export function readAfter(body: Doc): Timestamp | undefined {
  const concern = body['readConcern'];
  const time = isDoc(concern) ? concern['afterClusterTime'] : undefined;
  return time instanceof Timestamp ? time : undefined;
}

function refuseOutput(stages: Value): void {
  const last: Value = Array.isArray(stages) ? stages.at(-1) : undefined;
  const stage = isDoc(last) ? stageParts(last)[0] : '';
  if (stage === '$out' || stage === '$merge')
    throw new ServerError(72, `${stage} cannot be used with a 'linearizable' read concern level`);
}

/**
 * Returns the reply's error for a write concern that one node cannot meet; the write itself is
 * done.
 */
export function unmetWriteConcern(body: Doc): Doc | undefined {
  const concern = body['writeConcern'];
  if (!isDoc(concern)) return undefined;
  const wanted = concern['w'];
  if (wanted === undefined || wanted === 'majority') return undefined;
  if (typeof wanted === 'string')
    return {
      code: 79,
      codeName: 'UnknownReplWriteConcern',
      errmsg: `No write concern mode named '${wanted}' found in replica set configuration`,
    };
  if (isDoc(wanted)) throw notSupported('a write concern by tags');
  const nodes = isNumeric(wanted) ? asInteger(wanted) : undefined;
  if (nodes === undefined || nodes < 0 || nodes > MAX_NODES)
    throw failedToParse('w has to be a non-negative number and not greater than 50');
  if (nodes < 2) return undefined;
  return {
    code: 100,
    codeName: 'UnsatisfiableWriteConcern',
    errmsg: 'UnsatisfiableWriteConcern: Not enough data-bearing nodes',
  };
}
