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
  /** The folder that holds the build's. */
  dir: string;
  /** The folder of the build that all users have; null: there is none. */
  inForce: string | null;
  /** The folders of the shells that people have. */
  shells: string[];
  inBrowser: boolean;
}

const longest = 15 * 60_000;

/** One build at a time: each may start a platform of its own. */
let turn: Promise<unknown> = Promise.resolve();

/** Tries a build by the gate of the release command, in a process of its own. */
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
