// For the gate before a release: prints the build of a remote that all users have, if there is one.
import { buildInForce } from '../domains/releases/api/build-in-force.ts';
import { runCommand } from './run-command.ts';

await runCommand(async () => {
  const build = await buildInForce(process.argv[2] ?? '');
  if (build) console.log(build);
});
