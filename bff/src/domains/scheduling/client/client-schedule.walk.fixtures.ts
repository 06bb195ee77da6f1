import type { EndpointFixture, EndpointFixtures } from '../../../walk/endpoint-fixture.fixtures.ts';
import { personOf } from '../../../walk/records.fixtures.ts';
import type { Caller, World } from '../../../walk/world.fixtures.ts';
import type { Application } from '../../../records/applications/application.model.ts';
import { createSubmitted } from '../../applications/client/client-scene.fixtures.ts';
import { CompanyUserModel } from '../../../records/companies/company-user.model.ts';
import { createJob } from '../../jobs/job.fixtures.ts';
import { createRoundRequest, setAlwaysOpen, slotOn } from '../scheduling.fixtures.ts';

interface Scene {
  application: Application;
  userId: Application['_id'];
}

/** Creates a candidate whom a client meets, on a job with the caller as interviewer. */
async function scene(
  world: World,
  caller: Caller,
  companyId: Application['companyId'],
): Promise<Scene> {
  const { _id: userId } = personOf(caller).user;
  await CompanyUserModel.updateOne(
    { companyId: world.company._id, userId },
    { $set: { status: 'active' } },
    { upsert: true, setDefaultsOnInsert: true },
  );
  await setAlwaysOpen(userId);
  const job = await createJob({ companyId, interviewerIds: [userId] });
  const ownerUserId = world.colleague._id;
  const application = await createSubmitted({ job, ownerUserId, kind: 'client_interview' });
  return { application, userId };
}

type MakeCall = (scene: Scene) => Promise<Awaited<ReturnType<EndpointFixture['call']>>>;

/** An endpoint about a candidate whom the client meets; hidden ones are met by another client. */
const about = (make: MakeCall): EndpointFixture => ({
  call: async (world, caller) => make(await scene(world, caller, world.company._id)),
  hidden: async (world, caller) => make(await scene(world, caller, world.colleague._id)),
});

let proposals = 0;
/** Returns two hours within the horizon, others with each call: proposed times stay reserved. */
const offered = (): string[] => {
  const [day, half] = [3 + (proposals % 11), 4 * (Math.floor(proposals / 11) % 12)];
  proposals += 1;
  return [slotOn(half, day), slotOn(half + 2, day)].map((at) => at.toISOString());
};
const idOf = ({ application }: Scene) => ({ id: application._id.toHexString() });

let settled = 0;
const onProposed = (body: (startsAt: string) => object, proposes = false): EndpointFixture =>
  about(async ({ application, userId }) => {
    settled += 1;
    const [startsAt, endsAt] = [slotOn(20, settled + 20), slotOn(30, settled + 20)];
    const request = await createRoundRequest(application, {
      proposedBy: userId,
      status: 'slots_proposed',
      windows: proposes ? [{ startsAt, endsAt }] : [],
    });
    return {
      params: { id: request._id.toHexString() },
      body: { version: request.version, ...body(startsAt.toISOString()) },
    };
  });

export const clientScheduleFixtures: EndpointFixtures = {
  'clientSchedule.list': about(async (made) => {
    await createRoundRequest(made.application);
    return { params: idOf(made) };
  }),
  'clientSchedule.freeTimes': about(async (made) => ({
    params: idOf(made),
    query: { durationMin: '45', hostIds: made.userId.toHexString() },
  })),
  'clientSchedule.propose': about(async (made) => ({
    params: idOf(made),
    body: {
      round: 'First conversation',
      durationMin: 45,
      hostIds: [made.userId.toHexString()],
      place: 'platform_meeting',
      offered: offered(),
      confirmHours: true,
      message: 'Bring your questions.',
    },
  })),
  'clientSchedule.fix': onProposed((startsAt) => ({ startsAt }), true),
  'clientSchedule.withdraw': onProposed(() => ({})),
};
