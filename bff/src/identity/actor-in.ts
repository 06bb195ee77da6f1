import { createActor, type Actor } from '../auth/actor.ts';
import type { RoleAssignment } from './role-assignment.model.ts';

/** A person in a role of theirs, without a session: for what is mailed to them, or done by mail. */
export const actorIn = ({ _id, userId, role, companyId, candidateId }: RoleAssignment): Actor =>
  createActor({ userId, assignmentId: _id, role, companyId, candidateId });
