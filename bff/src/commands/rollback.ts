import { parseArgs } from 'node:util';
// Loads every model, so that a fresh database gets its indexes before the first write.
import '../domains/all-domains.ts';
import { rollBack } from '../domains/releases/api/roll-back.ts';
import { byThisUser, runCommand } from './run-command.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { note: { type: 'string', default: '' } },
});

await runCommand(async (config) => {
  const [name = ''] = positionals;
  const { before, remote } = await rollBack(config, {
    name,
    note: values.note.trim().slice(0, 300),
    by: byThisUser(),
  });
  console.log(`${name} runs build ${remote.current} again, after ${before}.`);
});
