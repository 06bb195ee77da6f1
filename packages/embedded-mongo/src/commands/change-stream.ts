import { Timestamp } from 'bson';
import { compilePipeline, stageParts } from '../aggregate/pipeline.ts';
import { isDoc, typeName, type Doc, type Value } from '../bson/value.ts';
import { badValue, notSupported, ServerError } from '../errors.ts';
import { Collection } from '../storage/collection.ts';
import { positionOf, readToken, type Position } from '../streams/position.ts';
import { letVariables, refuseInTransaction, type Call } from './context.ts';

const OPTIONS = new Set([
  'fullDocument',
  'fullDocumentBeforeChange',
  'resumeAfter',
  'startAfter',
  'startAtOperationTime',
  'showExpandedEvents',
  'allChangesForCluster',
  'showSystemEvents',
]);
const AFTERWARDS = new Set([
  '$match',
  '$project',
  '$addFields',
  '$set',
  '$unset',
  '$replaceRoot',
  '$replaceWith',
  '$redact',
]);

/** Checks whether a pipeline is a change stream. */
export function isChangeStream(stages: readonly Value[]): boolean {
  return stages.length > 0 && stageParts(stages[0])[0] === '$changeStream';
}

/** Opens a change stream on a collection. Streams of databases and of the whole server are refused. */
export function openChangeStream(call: Call, stages: Value[], batchSize: number | undefined): Doc {
  const { body, database, server } = call;
  const name = body['aggregate'];
  refuseInTransaction(call);
  if (typeof name !== 'string')
    throw notSupported('a change stream of a whole database or of all of them');
  const concern = isDoc(body['readConcern']) ? body['readConcern']['level'] : undefined;
  if (concern !== undefined && concern !== 'majority')
    throw new ServerError(
      72,
      `$changeStream cannot run with a readConcern other than 'majority'. Current readConcern: ${String(concern)}`,
    );
  const [first, ...rest] = stages;
  const options = optionsOf(stageParts(first)[1]);
  for (const stage of rest) {
    const [own] = stageParts(stage);
    compilePipeline([stage]);
    if (!AFTERWARDS.has(own))
      throw new ServerError(20, `${own} is not permitted in a $changeStream pipeline`);
  }
  const { store, streams, cursors } = server;
  const lookUp = ({ id }: { id?: Value }): Doc | null =>
    store.find(database, name)?.records.get(Collection.idKeyOf({ _id: id }))?.doc ?? null;
  const source = {
    database,
    name,
    position: startOf(options) ?? store.changes.latest,
    stages: rest,
    variables: letVariables(body),
    lookUp: options['fullDocument'] === 'updateLookup' ? lookUp : undefined,
  };
  return { cursor: streams.open(cursors.newId(), source, batchSize), ok: 1 };
}

function optionsOf(options: Value): Doc {
  if (!isDoc(options))
    throw new ServerError(
      6188500,
      `$changeStream must take a nested object but found: $changeStream: ${typeName(options)}`,
    );
  for (const [option, value] of Object.entries(options)) {
    if (!OPTIONS.has(option))
      throw new ServerError(40415, `BSON field '$changeStream.${option}' is an unknown field.`);
    const flag =
      option === 'showExpandedEvents' || option.startsWith('all') || option === 'showSystemEvents';
    if (flag && value === true) throw notSupported(`the option ${option} of $changeStream`);
  }
  requireChoice(
    options,
    'fullDocument',
    ['default', 'updateLookup'],
    ['whenAvailable', 'required'],
  );
  requireChoice(options, 'fullDocumentBeforeChange', ['off'], ['whenAvailable', 'required']);
  return options;
}

function requireChoice(
  options: Doc,
  option: string,
  known: readonly Value[],
  refused: readonly Value[],
): void {
  const value = options[option];
  if (value === undefined || known.includes(value)) return;
  if (refused.includes(value)) throw notSupported(`${option}: '${String(value)}'`);
  throw badValue(
    `Enumeration value '${String(value)}' for field '$changeStream.${option}' is not a valid value.`,
  );
}

/** Returns the start position given in the options. */
function startOf(options: Doc): Position | undefined {
  const { resumeAfter, startAfter, startAtOperationTime } = options;
  const given = [resumeAfter, startAfter, startAtOperationTime].filter((own) => own !== undefined);
  if (given.length > 1)
    throw new ServerError(
      40674,
      `Only one type of resume option is allowed, but multiple were found.`,
    );
  if (startAtOperationTime !== undefined) {
    if (!(startAtOperationTime instanceof Timestamp))
      throw new ServerError(
        14,
        `BSON field '$changeStream.startAtOperationTime' is the wrong type '${typeName(startAtOperationTime)}', expected type 'timestamp'`,
      );
    return positionOf(startAtOperationTime);
  }
  const token = resumeAfter ?? startAfter;
  if (token === undefined) return undefined;
  const { position, invalidate } = readToken(token);
  if (invalidate && resumeAfter !== undefined)
    throw new ServerError(
      260,
      `Attempting to resume a change stream using 'resumeAfter' is not allowed from an invalidate notification.`,
    );
  return position;
}
