import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import type { Config } from '../../../config.ts';

const run = promisify(execFile);
const verdictSchema = z.object({ refused: z.array(z.string()), seen: z.boolean() });
export type Verdict = z.infer<typeof verdictSchema>;

interface Tried {
  remote: string;
  build: string;
  /** The folder that contains the build's folder. */
  dir: string;
  /** The folder of the current build; null: there is none. */
  inForce: string | null;
  /** The folders of the shells in use. */
  shells: string[];
  inBrowser: boolean;
}

const longest = 15 * 60_000;

/** One build at a time: each may start a separate platform. */
let turn: Promise<unknown> = Promise.resolve();

/** Checks a build with the gate of the release command, in a separate process. */
export function passGate({ rootDir }: Config, tried: Tried): Promise<Verdict> {
  const script = join(rootDir, 'scripts/release/try-delivered.mjs');
  const ask = async () => {
    const args = [script, JSON.stringify(tried)];
    const { stdout } = await run(process.execPath, args, { cwd: rootDir, timeout: longest });
    return verdictSchema.parse(JSON.parse(stdout.trim().split('\n').at(-1) ?? ''));
  };
  const answer = turn.then(ask);
  turn = answer.catch(() => undefined);
  return answer;
}
