import { roles } from '@muster/contracts';
import { testConfig } from '../../testing/test-config.ts';
import type {
  EndpointFixture,
  EndpointFixtures,
  FixtureCall,
} from '../../walk/endpoint-fixture.fixtures.ts';
import type { Caller } from '../../walk/world.fixtures.ts';
import { bytes, createUpload } from '../files/files.walk.fixtures.ts';
import { formTicket } from '../intakes/api/form-ticket.ts';
import { createJob } from '../jobs/job.fixtures.ts';
import { createApplying, wholeDraft } from './applying.fixtures.ts';
import type { ApplyingRecord } from './applying.model.ts';

const addressOf = ({ signedIn, name }: Caller): string =>
  signedIn?.user.email ?? `${name.replaceAll('_', '-')}@guest.test`;

const provedByAccount = 'signed-in users apply with the address of their account';

type Rest = (intake: ApplyingRecord) => FixtureCall | Promise<FixtureCall>;

/**
 * Calls an endpoint behind the link of the caller's own application; hidden: with another
 * application's cookie.
 */
const behindLink = (
  rest: Rest = () => ({}),
  changes: Parameters<typeof createApplying>[0] = {},
): EndpointFixture => ({
  call: async (_world, caller) => {
    const email = addressOf(caller);
    const { intake, handle, token } = await createApplying({ email, ...changes });
    const { params, ...more } = await rest(intake);
    return {
      params: { handle, ...params },
      headers: { Cookie: `muster.link=${token}` },
      ...more,
    };
  },
  hidden: async (_world, caller) => {
    const email = addressOf(caller);
    const [mine, other] = [await createApplying({ email }), await createApplying({ email })];
    const { params, ...more } = await rest(other.intake);
    return {
      params: { handle: other.handle, ...params },
      headers: { Cookie: `muster.link=${mine.token}` },
      ...more,
    };
  },
});

const onFile =
  (arrived: number, more: FixtureCall = {}): Rest =>
  async ({ _id }) => ({
    params: { id: (await createUpload(_id, arrived))._id.toHexString() },
    ...more,
  });

export const applyingFixtures: EndpointFixtures = {
  'applying.jobs': { call: () => ({}) },
  'applying.job': {
    call: async () => ({
      params: { id: (await createJob({ visibility: 'public' }))._id.toHexString() },
    }),
    hidden: async () => ({ params: { id: (await createJob())._id.toHexString() } }),
  },
  'applying.begin': {
    call: (_world, caller) => ({
      body: {
        ticket: formTicket(testConfig().sessionSecret, new Date(Date.now() - 60_000)),
        jobId: null,
        firstName: 'Inês',
        lastName: 'Duarte',
        email: addressOf(caller),
        country: 'PT',
        timeZone: 'Europe/Lisbon',
      },
    }),
  },
  'applying.read': behindLink(),
  'applying.save': behindLink(({ version }) => ({
    body: { version, step: 'review', draft: { ...wholeDraft, headline: 'Engineer' } },
  })),
  'applying.beginCv': behindLink(() => ({
    body: { name: 'cv.pdf', size: bytes.length, purpose: 'document' },
  })),
  'applying.readUpload': behindLink(onFile(0)),
  'applying.sendCv': behindLink(
    onFile(0, { query: { offset: '0' }, bytes: bytes.subarray(0, 100) }),
  ),
  'applying.completeCv': behindLink(onFile(bytes.length, { body: {} })),
  'applying.useCv': behindLink(async ({ _id }) => ({
    body: { fileId: (await createUpload(_id, bytes.length, 'received'))._id.toHexString() },
  })),
  'applying.dropCv': behindLink(),
  'applying.readCv': behindLink(),
  'applying.submit': behindLink(({ version }) => ({ body: { version } })),
  'applying.correctAddress': {
    ...behindLink(({ version }) => ({ body: { version, email: 'duarte@guest.test' } }), {
      isCopied: true,
    }),
    never: Object.fromEntries(roles.map((role) => [role, provedByAccount])),
  },
  'applying.sendAgain': behindLink(),
  'applying.confirm': behindLink(() => ({}), { status: 'unconfirmed' }),
};
