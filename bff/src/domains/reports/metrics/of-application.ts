import type { ReportDimension } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { ReportApplication } from '../../applications/api/reporting/report-applications.ts';
import type { Observation } from '../observation.ts';

export type Groups = Observation['groups'];
type Row = Pick<Observation, 'at' | 'value' | 'reached' | 'beside'> & {
  id?: string;
  groups?: Groups;
};

/**
 * Returns a row about an application; grouped by client and recruiter unless `groups` contains
 * more.
 */
export function ofApplication(
  application: ReportApplication,
  { id = application.id, at, value, reached, beside, groups = groupsOf(application) }: Row,
): Observation {
  const { candidateId, jobId, companyId } = application;
  // A list contains all events of a hundred thousand applications, so none is copied.
  return { id, at, value, reached, beside, candidateId, jobId, companyId, groups };
}

const ofPeople = new WeakMap<Types.ObjectId, WeakMap<Types.ObjectId, Groups>>();

/** Returns the client and the recruiter of an application; the same object for equal values. */
export function groupsOf({ companyId, ownerUserId }: ReportApplication): Groups {
  const ofClient = made(ofPeople, companyId, () => new WeakMap());
  return made(ofClient, ownerUserId, () => ({
    client: [companyId.toHexString()],
    recruiter: [ownerUserId.toHexString()],
  }));
}

const further = new WeakMap<Groups, Map<ReportDimension, Map<string, Groups>>>();

/** Adds a group; returns the same object for equal values. */
export function withGroup(groups: Groups, by: ReportDimension, key: string): Groups {
  const ofDimension = made(
    made(further, groups, () => new Map()),
    by,
    () => new Map<string, Groups>(),
  );
  return made(ofDimension, key, () => ({ ...groups, [by]: [key] }));
}

interface Made<K, V> {
  get(key: K): V | undefined;
  set(key: K, value: V): unknown;
}

/** Returns the value of a key, or creates it. */
export function made<K, V>(known: Made<K, V>, key: K, make: () => V): V {
  const found = known.get(key);
  if (found !== undefined) return found;
  const value = make();
  known.set(key, value);
  return value;
}
