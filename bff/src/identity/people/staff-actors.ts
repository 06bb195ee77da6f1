import { createActor, type Actor } from '../../auth/actor.ts';
import type { StaffMember } from './people.ts';

/** A colleague in each of the roles that they can choose, to ask what they may see. */
export const actorsOf = ({ id, assignments }: StaffMember): Actor[] =>
  assignments.map(({ _id, role, companyId, candidateId }) =>
    createActor({ userId: id, assignmentId: _id, role, companyId, candidateId }),
  );
