import { Types } from 'mongoose';
import { randomBytes } from 'node:crypto';
import type { EndpointFixtures } from '../../../walk/endpoint-fixture.fixtures.ts';
import { createReleaseToken, signedBegin } from './delivery.fixtures.ts';
import { DeliveryModel } from './delivery.model.ts';
import { hashOf } from './token-key.ts';

const files = { 'mf-manifest.json': '{}' };
const none = 'nothing is hidden' as const;

/** Creates a delivery in progress, with this many bytes. */
async function underWay(offset: number): Promise<{ params: { ticket: string } }> {
  const made = await createReleaseToken('mfe-walked');
  const ticket = randomBytes(24).toString('base64url');
  const { manifest } = signedBegin(made, files, { remote: 'mfe-walked', build: 'b1' });
  await DeliveryModel.create({
    _id: new Types.ObjectId(),
    tokenId: made.token._id,
    manifest,
    offset,
    ticketHash: hashOf(ticket),
    digest: hashOf(ticket + ticket),
    expiresAt: new Date(Date.now() + 600_000),
  });
  return { params: { ticket } };
}

export const deliveryFixtures: EndpointFixtures = {
  'releaseTokens.list': { call: () => ({}) },
  'releaseTokens.create': {
    call: () => ({ body: { remote: 'mfe-bench', name: 'CI', days: '30' } }),
  },
  'releaseTokens.revoke': {
    call: async () => {
      const { token } = await createReleaseToken('mfe-walked');
      return { params: { id: token._id.toHexString() } };
    },
    hidden: none,
  },
  'deliveries.begin': {
    call: async () => {
      const made = await createReleaseToken('mfe-walked');
      return { body: signedBegin(made, files, { remote: 'mfe-walked', build: 'b1' }) };
    },
  },
  'deliveries.send': {
    call: async () => ({
      ...(await underWay(0)),
      query: { offset: '0' },
      bytes: Buffer.from('{}'),
    }),
    hidden: none,
  },
  // None of its bytes exist: it is refused, as its answer says.
  'deliveries.finish': { call: () => underWay(2), hidden: none },
};
