import type { PermissionName } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { opensCandidate } from '../candidates/candidate-lookup.ts';
import { ApplicationModel } from './application.model.ts';
import { reaches, sees } from './applications.policy.ts';
import type { FoundApplication } from './find-application.ts';

export { findApplication } from './find-application.ts';

/** Checks whether a user can open an application: with its candidate and its job. */
export const opensApplication = (
  actor: Actor,
  { application, candidate, job }: FoundApplication,
): boolean => opensCandidate(actor, candidate) && sees(actor, application, job);

/** Checks whether a permission covers an application already read. */
export const reachesApplication = (
  actor: Actor,
  permission: PermissionName,
  { application, job }: Pick<FoundApplication, 'application' | 'job'>,
): boolean => reaches(actor, permission, application, job);

/** Returns the candidates of these applications, by id. */
export async function applicationPeople(
  ids: readonly Types.ObjectId[],
  session: ClientSession | null = null,
): Promise<ReadonlyMap<string, Types.ObjectId>> {
  if (ids.length === 0) return new Map();
  const found = await ApplicationModel.find(
    { _id: { $in: [...ids] } },
    { candidateId: 1 },
    { session },
  ).lean();
  return new Map(found.map(({ _id, candidateId }) => [_id.toHexString(), candidateId]));
}
