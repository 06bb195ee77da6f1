import type { EndpointFixture, EndpointFixtures } from '../../walk/endpoint-fixture.fixtures.ts';
import { personOf } from '../../walk/records.fixtures.ts';
import type { Caller, World } from '../../walk/world.fixtures.ts';
import { createUser } from '../../testing/users.fixtures.ts';
import { onApplication } from '../applications/applications.walk.fixtures.ts';
import { createSubmitted } from '../applications/client/client-scene.fixtures.ts';
import { CompanyUserModel } from '../../records/companies/company-user.model.ts';
import { createJob } from '../jobs/job.fixtures.ts';
import type { Job } from '../../records/jobs/job.model.ts';
import type { ClientInterviewRecord } from '../../records/client-interviews/client-interview.model.ts';
import { createClientInterview, inHours } from './client-interviews.fixtures.ts';

const manage = 'clientInterview.manage' as const;
const shown = {
  kind: 'client_interview' as const,
  changes: () => ({ submissionVersion: 1 }),
  versioned: false,
};

let later = 100;
/** Returns a time at which nobody from another call has an interview. */
const laterOn = (): Date => inHours((later += 2));
const appointment = ({ colleague }: World) => ({
  startsAt: laterOn().toISOString(),
  confirmHours: true,
  durationMin: 45,
  hostIds: [colleague._id.toHexString()],
  place: 'external_link',
  placeValue: 'https://meet.example.com/lumera',
});

/**
 * Fixture for an endpoint of one interview; hidden interviews belong to other users' secret job.
 */
const onInterview = (
  body: (world: World) => object = () => ({}),
  changes: () => Partial<ClientInterviewRecord> = () => ({ startsAt: laterOn() }),
): EndpointFixture =>
  onApplication(manage, (_application, world) => ({ version: 1, ...body(world) }), {
    ...shown,
    params: async (application) => ({
      id: (await createClientInterview(application, changes()))._id.toHexString(),
    }),
  });

/**
 * Fixture for an interview to which the caller is invited; hidden ones belong to another client.
 */
function forClient(
  body?: (companyId: Job['companyId']) => Promise<object>,
  { startsAt = laterOn, versioned = true } = {},
): EndpointFixture {
  const callOn = async (world: World, caller: Caller, companyId: Job['companyId']) => {
    const { _id: userId } = personOf(caller).user;
    await CompanyUserModel.updateOne(
      { companyId: world.company._id, userId },
      { $set: { status: 'active' } },
      { upsert: true, setDefaultsOnInsert: true },
    );
    const job = await createJob({ companyId, interviewerIds: [userId] });
    const application = await createSubmitted({ job, ownerUserId: world.colleague._id });
    const interview = await createClientInterview(application, {
      startsAt: startsAt(),
      hosts: [{ userId: companyId.equals(world.company._id) ? userId : job._id, side: 'client' }],
    });
    return {
      params: { id: interview._id.toHexString() },
      ...(body && {
        body: { ...(versioned && { version: interview.version }), ...(await body(companyId)) },
      }),
    };
  };
  return {
    call: (world, caller) => callOn(world, caller, world.company._id),
    hidden: (world, caller) => callOn(world, caller, world.colleague._id),
  };
}

async function colleagueOf(companyId: Job['companyId']): Promise<object> {
  const { _id: userId } = await createUser();
  await CompanyUserModel.create({ companyId, userId, status: 'active' });
  return { userId: userId.toHexString() };
}

export const clientInterviewFixtures: EndpointFixtures = {
  'clientInterviews.ofApplication': onApplication('application.list', undefined, shown),
  'clientInterviews.people': onApplication(manage, undefined, shown),
  'clientInterviews.arrange': onApplication(
    manage,
    (_application, world) => ({
      ...appointment(world),
      kind: 'client',
      round: 'First conversation',
      message: 'Have your questions at hand.',
    }),
    shown,
  ),
  'clientInterviews.move': onInterview(appointment),
  'clientInterviews.keep': onInterview(undefined, () => ({
    startsAt: laterOn(),
    status: 'reschedule_requested',
    ask: { by: null, at: new Date(), days: [], note: 'We are away that week.' },
  })),
  'clientInterviews.cancel': onInterview(() => ({ reason: 'The job is on hold.' })),
  'clientInterviews.finish': onInterview(undefined, () => ({ startsAt: inHours(-2) })),
  'clientInterviews.markNoShow': onInterview(
    () => ({ party: 'candidate', note: 'Nobody in the call.' }),
    () => ({ startsAt: inHours(-2) }),
  ),
  'interviewsForClient.upcoming': { call: () => ({}) },
  'interviewsForClient.past': { call: () => ({}) },
  'interviewsForClient.read': forClient(),
  'interviewsForClient.askMove': forClient(async () => ({ note: 'Could we talk later?' })),
  'interviewsForClient.addColleague': forClient(colleagueOf),
  'interviewsForClient.beginFeedback': forClient(async () => ({}), {
    startsAt: () => inHours(-5),
    versioned: false,
  }),
};
