import type { EndpointFixture, EndpointFixtures } from '../../../walk/endpoint-fixture.fixtures.ts';
import { personOf } from '../../../walk/records.fixtures.ts';
import type { Caller } from '../../../walk/world.fixtures.ts';
import { createSupervisor } from '../../companies/supervisor.fixtures.ts';
import { createJob } from '../../jobs/job.fixtures.ts';
import { createPosition } from '../position.fixtures.ts';
import type { Position } from '../../../records/positions/position.model.ts';

/** An own position on a job that the caller sees; hidden is one of another company. */
function onSeat(changes: boolean): EndpointFixture {
  const callOn = async (caller: Caller, companyId: Position['companyId']) => {
    const job = await createJob({ companyId, interviewerIds: [personOf(caller).user._id] });
    const seat = await createPosition(job);
    const params = { id: seat._id.toHexString() };
    if (!changes) return { params };
    const supervisor = await createSupervisor(companyId);
    const supervisorCompanyUserId = supervisor._id.toHexString();
    return { params, body: { version: seat.version, supervisorCompanyUserId } };
  };
  return {
    call: (world, caller) => callOn(caller, world.company._id),
    hidden: (world, caller) => callOn(caller, world.colleague._id),
  };
}

export const clientSeatFixtures: EndpointFixtures = {
  'clientSeats.read': onSeat(false),
  'clientSeats.setSupervisor': onSeat(true),
};
