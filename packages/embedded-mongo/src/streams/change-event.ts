import type { Doc } from '../bson/value.ts';
import { docOf } from '../storage/stored-doc.ts';
import type { LoggedChange } from './change-log.ts';
import { differenceOf } from './difference.ts';
import { timeOf, tokenOf } from './position.ts';

/**
 * Returns the stream event of a change. `lookUp` returns the newest version of an updated document;
 * without it, updates have no documents.
 */
export function eventOf(
  change: LoggedChange,
  lookUp: ((change: LoggedChange) => Doc | null) | undefined,
): Doc {
  const { position, kind, database, name, id, before, after, to } = change;
  const time = timeOf(position);
  const event: Doc = {
    _id: tokenOf(position),
    operationType: kind,
    clusterTime: time,
    wallTime: new Date(time.getHighBitsUnsigned() * 1000),
  };
  if (kind === 'insert' || kind === 'replace') event['fullDocument'] = docOf(after);
  else if (kind === 'update' && lookUp) event['fullDocument'] = lookUp(change);
  event['ns'] = { db: database, coll: name };
  if (to) event['to'] = { db: to.database, coll: to.name };
  if (kind === 'drop' || kind === 'rename') return event;
  event['documentKey'] = { _id: id };
  if (kind === 'update')
    event['updateDescription'] = differenceOf(docOf(before) ?? {}, docOf(after) ?? {});
  return event;
}

/** Returns the end of a stream whose collection no longer exists under its name. */
export function invalidateOf({ position }: LoggedChange): Doc {
  const time = timeOf(position);
  return {
    _id: tokenOf(position, true),
    operationType: 'invalidate',
    clusterTime: time,
    wallTime: new Date(time.getHighBitsUnsigned() * 1000),
  };
}
