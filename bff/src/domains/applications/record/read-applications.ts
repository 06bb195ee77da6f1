import type { applicationEndpoints } from '@muster/contracts';
import type { Service } from '../../../http/mount.ts';
import { findCandidate } from '../../../records/candidates/candidate-lookup.ts';
import {
  ApplicationModel,
  type Application,
} from '../../../records/applications/application.model.ts';
import { showApplications } from '../application.serializer.ts';

const standing: readonly Application['status'][] = ['placed', 'active', 'rejected', 'withdrawn'];

/** Order: placed, then live, then past; the latest first within each. */
const groupOf = ({ status }: Pick<Application, 'status'>): number =>
  Math.min(standing.indexOf(status), 2);

/** Lists a candidate's current and past jobs that the reader may know of. */
export const readApplications: Service<typeof applicationEndpoints.ofCandidate> = async (
  { actor },
  { params },
) => {
  const candidate = await findCandidate(actor, params.id);
  const applications = await ApplicationModel.find({
    candidateId: candidate._id,
    deletedAt: null,
  }).lean();
  const data = await showApplications(
    actor,
    applications.toSorted(
      (a, b) => groupOf(a) - groupOf(b) || b.lastActivityAt.getTime() - a.lastActivityAt.getTime(),
    ),
  );
  return {
    data,
    live: data.filter(({ status }) => status === 'active').length,
    mayAdd: actor.can('application.add') && candidate.status !== 'do_not_contact',
  };
};
