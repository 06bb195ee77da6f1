// For the gate before a release: prints the builds that people have, of the shell and each remote.
import { buildsInForce } from '../domains/releases/api/build-in-force.ts';
import { runCommand } from './run-command.ts';

await runCommand(async () => {
  console.log(JSON.stringify(await buildsInForce()));
});
