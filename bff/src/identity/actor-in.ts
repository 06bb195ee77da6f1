import { createActor, type Actor } from '../auth/actor.ts';
import type { RoleAssignment } from './role-assignment.model.ts';

/**
 * Returns a user's actor in one role, without a session: for mails to the user, or actions by mail.
 */
export const actorIn = ({ _id, userId, role, companyId, candidateId }: RoleAssignment): Actor =>
  createActor({ userId, assignmentId: _id, role, companyId, candidateId });
