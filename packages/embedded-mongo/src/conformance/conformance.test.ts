import { areas } from './areas.ts';
import { openTestServer } from '../testing/test-server.ts';
import { connect, REAL_SERVER, type ServerUnderTest } from './server-under-test.ts';

let server: ServerUnderTest;
beforeAll(async () => {
  server = await connect(openTestServer);
});
afterAll(() => server.close());

it('has at least 1,900 cases, each with a unique name', () => {
  const names = areas.flatMap(({ name, cases }) => cases.map((own) => `${name}: ${own.name}`));
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  expect(names.length).toBeGreaterThanOrEqual(1900);
});

for (const { name, cases } of areas) {
  describe(`conformance: ${name}`, () => {
    for (const own of cases) {
      if (REAL_SERVER && own.only === 'embedded') continue;
      it(own.name, () => own.run(server.place()));
    }
  });
}
