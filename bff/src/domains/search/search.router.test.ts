import { searchEndpoints } from '@muster/contracts';
import type { SearchHit, SearchResult } from '@muster/contracts';
import { OutboxTail } from '../../outbox/tail.ts';
import { createTestApp } from '../../testing/create-test-app.ts';
import type { TestApp } from '../../testing/create-test-app.ts';
import { createLog } from '../../log.ts';
import { signInAs } from '../../testing/sign-in.ts';
import type { SignedIn } from '../../testing/sign-in.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';

let test: TestApp;
let recruiter: SignedIn;
let end: () => Promise<void>;
const log = createLog('silent');
const tail = new OutboxTail(log);

beforeAll(async () => {
  test = await createTestApp();
  recruiter = await signInAs(test, 'recruiter');
  await createCandidateRecord({ firstName: 'Zoë', lastName: 'Müller' });
  const search = test.domains.find(({ name }) => name === 'search');
  end = search?.live?.({ config: test.config, log, tail }) ?? (() => Promise.resolve());
});
afterAll(async () => {
  await end();
  await test.close();
});

async function find(agent: SignedIn, q: string, more = ''): Promise<SearchResult> {
  const { status, body } = await agent.get(`/search?q=${encodeURIComponent(q)}${more}`);
  if (status !== 200) throw new Error(`search answered ${status}: ${JSON.stringify(body)}`);
  return searchEndpoints.find.response.parse(body);
}
const titles = ({ hits }: { hits: readonly SearchHit[] }) => hits.map(({ title }) => title);

it('finds', async () => {
  let result = await find(recruiter, 'zoe');
  while (result.index.state === 'building') result = await find(recruiter, 'zoe mull');
  expect(titles(result)).toEqual(['Zoë Müller']);
});
