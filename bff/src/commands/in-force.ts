// Prints the builds in use, of the shell and each remote, for the check before a release.
import { buildsInForce } from '../domains/releases/api/build-in-force.ts';
import { runCommand } from './run-command.ts';

await runCommand(async () => {
  console.log(JSON.stringify(await buildsInForce()));
});
