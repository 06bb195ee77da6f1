import type { positionEndpoints } from '@muster/contracts';
import type { Service } from '../../../http/mount.ts';
import { recordHistory } from '../../../audit/record-history.ts';
import { supervisorsOf } from '../../../records/companies/supervisors.ts';
import { actorOf } from '../../../activity/activity-kinds.ts';
import { findPeople } from '../../../identity/people/people.ts';
import { findJobFor, findPosition } from './find-position.ts';
import { showPositions } from '../position.serializer.ts';

/** Returns the positions of a job, for readers who may know of the job. */
export const readPositions: Service<typeof positionEndpoints.ofJob> = async (
  { actor },
  { params },
) => showPositions(actor, await findJobFor(actor, 'position.list', params.id));

export const readSupervisors: Service<typeof positionEndpoints.supervisors> = async (
  { actor },
  { params },
) => {
  const job = await findJobFor(actor, 'position.editSupervisor', params.id);
  const supervisors = await supervisorsOf(job.companyId);
  return {
    data: supervisors.map(({ id, userId, name, title, eligible }) => ({
      id: id.toHexString(),
      userId: userId.toHexString(),
      name,
      title,
      eligible,
    })),
  };
};

/** Returns the history of a position: which fields changed, without values. */
export const readHistory: Service<typeof positionEndpoints.history> = async (
  { actor },
  { params },
) => {
  const { position } = await findPosition(actor, 'position.list', params.id);
  const events = await recordHistory('position', position._id);
  const people = await findPeople(
    events.flatMap(({ actorUserId, realActorUserId }) => [actorUserId, realActorUserId]),
  );
  return {
    data: events.map((event) => ({
      id: event._id.toHexString(),
      at: event.at.toISOString(),
      action: event.action,
      by: actorOf(event, people),
      fields: event.changes.map(({ path }) => path),
    })),
  };
};
