import { shellName } from '@muster/contracts';
import { areas } from '../fixtures/failures/areas.ts';
import { isFullRun } from '../fixtures/full-run.ts';
import { expect, test } from '../fixtures/test.ts';
import { lastBuildOf, SpoiltBuilds } from '../gate/spoilt-builds.ts';
import { tryPages } from '../gate/try-pages.ts';

/** All remotes in `npm run test:full`, otherwise one. */
const remotes = areas
  .map(({ remote }) => remote)
  .filter((remote) => isFullRun || remote === 'mfe-talent');

const builds = new SpoiltBuilds();
test.afterAll(() => builds.remove());
test.describe.configure({ timeout: 240_000 });

const page = /([A-Z]\w*Page):\(\)=>([\w$]+)/g;
const ofLifecycles = /^__federation_expose_app\./;

/** Changes to the page in which it runs. */
const restyles = `;(() => {
  document.body.style.letterSpacing = '2px';
  document.body.append(document.createElement('button'));
})();`;

/** Faults that only a browser detects, and the gate's message for each. */
const faults = [
  {
    name: 'throws at load',
    spoil: (script: string, file: string) =>
      file.startsWith('remote-entry.') ? `throw new Error('planted');${script}` : script,
    said: [/: Error: planted/, /RemoteFailure: .*remote-entry.* threw/],
  },
  {
    name: 'throws in a page',
    spoil: (script: string) => script.replace(page, "$1:()=>()=>{throw new Error('planted: $2')}"),
    said: [/Error: planted/],
  },
  {
    name: 'changes the look of the shell and has a button without a name',
    spoil: (script: string, file: string) =>
      ofLifecycles.test(file) ? `${script}${restyles}` : script,
    said: [/is hard to use: button-name/, /changes how it looks: body letter-spacing/],
  },
];

for (const remote of remotes) {
  const trial = (folder: string) => ({
    name: remote,
    folder,
    beside: [{ name: shellName, folder: lastBuildOf(shellName) }],
    // Visitor pages stand alone, without the shell around them.
    choose: ({ account }: { account: string | null }) => account !== null,
    atMost: 1,
    say: () => undefined,
  });

  test(`the build of ${remote} passes the gate unchanged`, async ({ browser }) => {
    expect(await tryPages({ browser, ...trial(lastBuildOf(remote)) })).toEqual([]);
  });

  for (const { name, spoil, said } of faults)
    test(`the build of ${remote} is refused if it ${name}`, async ({ browser }) => {
      const found = await tryPages({ browser, ...trial(builds.of(remote, spoil)) });
      expect(found).toEqual(
        expect.arrayContaining(said.map((line) => expect.stringMatching(line))),
      );
    });
}
