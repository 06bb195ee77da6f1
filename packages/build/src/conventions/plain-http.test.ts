import { servedSources } from './sources.ts';

/** Missing on plain HTTP outside localhost, such as a server on a local network. */
const insecure = /\bcrypto\.(?:randomUUID|subtle)\b/;

test('browser code has a substitute where it uses what plain HTTP lacks', () => {
  const users = servedSources(['kit', 'ui', 'blocks'])
    .filter(([, source]) => insecure.test(source))
    .map(([file]) => file);
  expect(users.toSorted()).toEqual([
    'packages/kit/src/api/new-uuid.ts',
    // Without it, drafts are not kept in the browser.
    'shell/src/platform/drafts.ts',
  ]);
});
