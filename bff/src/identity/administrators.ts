import type { ClientSession, Types } from 'mongoose';
import { RoleAssignmentModel } from './role-assignment.model.ts';

/** Returns the users who manage the agency's settings: owners and administrators. */
export const administrators = (session: ClientSession | null = null): Promise<Types.ObjectId[]> =>
  RoleAssignmentModel.distinct('userId', {
    role: { $in: ['owner', 'admin'] },
    revokedAt: null,
  }).session(session);
