import { emailSchema } from '@muster/contracts';
import { parseArgs } from 'node:util';
import { ConfigError, loadConfig } from '../config.ts';
import type { Config } from '../config.ts';
import { connect } from '../db/connect.ts';
import { switchOffLostTwoStep } from '../domains/users/lost-two-step.ts';
import { AppError } from '../http/app-error.ts';
import { createLog } from '../log.ts';
// Every model is loaded, so that a fresh database gets its indexes before the first write.
import '../domains/all-domains.ts';

const usage = `Switches two-step sign-in off for one account and signs it out everywhere.

  npm run reset-two-step -w bff -- --email ADDRESS

It uses the configuration of the server. With the embedded database, stop the server first.`;

/** What was typed, or null when it cannot be used. */
function readEmail(): string | null {
  const { values } = parseArgs({ options: { email: { type: 'string' } }, strict: false });
  return emailSchema.safeParse(values.email).data ?? null;
}

async function run(config: Config, email: string): Promise<number> {
  const disconnect = await connect(config, createLog('warn'));
  try {
    await switchOffLostTwoStep(email);
    console.log(
      'Two-step sign-in is off. The person signs in with the password and sets it up anew.',
    );
    return 0;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    console.error(
      'There is no account with this address and two-step sign-in. Nothing was changed.',
    );
    return 1;
  } finally {
    await disconnect();
  }
}

async function main(): Promise<number> {
  const email = readEmail();
  if (!email) {
    console.error(usage);
    return 2;
  }
  try {
    return await run(loadConfig(process.env, import.meta.dirname), email);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(`Configuration: ${error.message}`);
    return 2;
  }
}

process.exitCode = await main();
