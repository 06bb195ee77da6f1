import { allEndpoints } from '@muster/contracts';
import { fixtureFor } from './fixture-for.ts';

test.each(Object.values(allEndpoints).map((endpoint) => [endpoint.name, endpoint] as const))(
  'creates a response of %s that its contract accepts',
  (_name, { response }) => {
    expect(response.safeParse(fixtureFor(response)).error).toBeUndefined();
  },
);
