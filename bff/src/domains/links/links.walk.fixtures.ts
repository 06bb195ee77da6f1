import { createLink } from './links.fixtures.ts';
import type { EndpointFixtures } from '../../walk/endpoint-fixture.fixtures.ts';
import type { Caller } from '../../walk/world.fixtures.ts';

/** Creates a link for the caller; a signed-in user can open only their own links. */
const linkFor = ({ signedIn }: Caller) =>
  createLink({ holderEmail: signedIn?.user.email ?? 'guest@client.test' });

export const linkFixtures: EndpointFixtures = {
  'links.open': {
    call: async (_world, caller) => ({ body: { token: (await linkFor(caller)).token } }),
  },
  'links.read': {
    call: async (_world, caller) => {
      const { token, stored } = await linkFor(caller);
      return { params: { handle: stored.handle }, headers: { Cookie: `muster.link=${token}` } };
    },
    // The handle is not secret: without its cookie it opens nothing.
    hidden: async (_world, caller) => {
      const [mine, other] = [await linkFor(caller), await linkFor(caller)];
      return {
        params: { handle: other.stored.handle },
        headers: { Cookie: `muster.link=${mine.token}` },
      };
    },
  },
};
