import { asInteger } from '../bson/arithmetic.ts';
import { isDoc, isNumeric, typeName, type Doc, type Value } from '../bson/value.ts';
import { stageParts } from '../aggregate/pipeline.ts';
import { badValue, failedToParse, notSupported, ServerError } from '../errors.ts';

const LEVELS = ['local', 'available', 'majority', 'linearizable', 'snapshot'];
const MAX_NODES = 50;

/**
 * Refuses read concerns that are none, and those whose promise is not kept here. The others all
 * mean the newest data, which is durable before anybody is answered.
 */
export function checkReadConcern(name: string, body: Doc): void {
  const concern = body['readConcern'];
  if (concern === undefined) return;
  if (!isDoc(concern))
    throw new ServerError(
      14,
      `BSON field '${name}.readConcern' is the wrong type '${typeName(concern)}', expected type 'object'`,
    );
  const { level } = concern;
  if (level === undefined) return;
  if (typeof level !== 'string' || !LEVELS.includes(level))
    throw badValue(
      `Enumeration value '${String(level)}' for field 'readConcern.level' is not a valid value.`,
    );
  if (level === 'snapshot' && body['autocommit'] !== false)
    throw notSupported('the read concern snapshot outside of a transaction');
  if (level === 'linearizable' && name === 'aggregate') refuseOutput(body['pipeline']);
}

function refuseOutput(stages: Value): void {
  const last: Value = Array.isArray(stages) ? stages.at(-1) : undefined;
  const stage = isDoc(last) ? stageParts(last)[0] : '';
  if (stage === '$out' || stage === '$merge')
    throw new ServerError(72, `${stage} cannot be used with a 'linearizable' read concern level`);
}

/** What a reply says about a write concern that one node cannot meet; the write itself is done. */
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
