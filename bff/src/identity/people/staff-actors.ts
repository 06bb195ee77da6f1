import { createActor, type Actor } from '../../auth/actor.ts';
import type { StaffMember } from './people.ts';

/** Returns an actor for each role of a colleague, to check what they may see. */
export const actorsOf = ({ id, assignments }: StaffMember): Actor[] =>
  assignments.map(({ _id, role, companyId, candidateId }) =>
    createActor({ userId: id, assignmentId: _id, role, companyId, candidateId }),
  );
