import { backupFolder, restoreFolder } from '../storage/backup.ts';
import { repairFolder } from '../storage/repair.ts';
import { CommandLine } from './command-line.ts';

const print = (text: string): void => void process.stdout.write(`${text}\n`);

/** Copies a data folder, even while it is served. */
export function backup(args: readonly string[]): void {
  const line = new CommandLine(args, { data: 'text', out: 'text' });
  const out = line.required('out');
  print(`backed up ${backupFolder(line.required('data'), out)} bytes to ${out}`);
}

/** Creates a data folder from a backup. */
export function restore(args: readonly string[]): void {
  const line = new CommandLine(args, { from: 'text', data: 'text' });
  const data = line.required('data');
  print(`restored ${restoreFolder(line.required('from'), data)} bytes to ${data}`);
}

/** Saves the intact parts of a damaged data folder. */
export async function repair(args: readonly string[]): Promise<void> {
  const line = new CommandLine(args, { data: 'text' });
  const data = line.required('data');
  const { lost, documents, aside } = await repairFolder(data);
  if (aside === undefined) {
    print(`nothing is damaged: ${documents} documents`);
    return;
  }
  print(`saved ${documents} documents; the damaged files are in ${aside}; lost:`);
  for (const what of lost) print(`  ${what}`);
}
