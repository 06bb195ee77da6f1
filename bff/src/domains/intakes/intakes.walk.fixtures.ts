import { Types } from 'mongoose';
import { formTicket } from './api/form-ticket.ts';
import { IntakeModel } from '../../records/intakes/intake.model.ts';
import { createLink } from '../links/links.fixtures.ts';
import { testConfig } from '../../testing/test-config.ts';
import type { EndpointFixture, EndpointFixtures } from '../../walk/endpoint-fixture.fixtures.ts';
import type { Caller } from '../../walk/world.fixtures.ts';

/**
 * Creates a request that waits for confirmation of its address, and whose link the caller opened.
 */
async function heldRequest(caller: Caller, title = 'Platform engineer') {
  const email = caller.signedIn?.user.email ?? `${new Types.ObjectId().toHexString()}@guest.test`;
  const [intake] = await IntakeModel.create([
    {
      kind: 'job_request',
      status: 'unconfirmed',
      titleKey: title.toLowerCase(),
      contact: {
        name: 'Ines Duarte',
        email,
        emailNorm: email,
        company: `Guest ${email}`,
        country: 'PT',
        timeZone: 'Europe/Lisbon',
      },
      asked: {
        title,
        engagement: 'full_time_contract',
        skills: [],
        seats: 1,
        start: null,
        budget: null,
        description: 'Somebody who keeps clusters alive.',
      },
      submittedAt: new Date(),
      expiresAt: new Date(Date.now() + 3_600_000),
    },
  ]);
  if (!intake) throw new Error('The request was not written');
  return createLink({
    purpose: 'job_request',
    subject: { type: 'intake', id: intake._id },
    holderEmail: email,
    scopes: ['job_request:confirm'],
  });
}

const onRequest: EndpointFixture = {
  call: async (_world, caller) => {
    const { token, stored } = await heldRequest(caller);
    return {
      params: { handle: stored.handle },
      headers: { Cookie: `muster.link=${token}` },
    };
  },
  // Sends the cookie of one link with the handle of another.
  hidden: async (_world, caller) => {
    const [mine, other] = [await heldRequest(caller), await heldRequest(caller)];
    return {
      params: { handle: other.stored.handle },
      headers: { Cookie: `muster.link=${mine.token}` },
    };
  },
};

export const intakeFixtures: EndpointFixtures = {
  'intakes.startJobRequest': { call: () => ({}) },
  'intakes.readRequest': onRequest,
  'intakes.confirmRequest': onRequest,
  'intakes.requestJob': {
    call: (_world, caller) => ({
      body: {
        ticket: formTicket(testConfig().sessionSecret, new Date(Date.now() - 60_000)),
        contact: {
          name: 'Ines Duarte',
          email: `ines@${caller.name.replaceAll('_', '-')}.example`,
          company: `Northwind ${caller.name}`,
          country: 'PT',
          timeZone: 'Europe/Lisbon',
        },
        title: 'Platform engineer',
        engagement: 'full_time_contract',
        skills: ['Kubernetes'],
        seats: 2,
        start: null,
        budget: null,
        description: 'Somebody who keeps our clusters alive.',
      },
    }),
  },
};
