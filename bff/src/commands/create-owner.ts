import { emailSchema, text } from '@muster/contracts';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { ConfigError, loadConfig } from '../config.ts';
import type { Config } from '../config.ts';
import { connect } from '../db/connect.ts';
import { inviteFirstOwner } from '../domains/users/first-owner.ts';
import { AppError } from '../http/app-error.ts';
import { createLog } from '../log.ts';
// Every model is loaded, so that a fresh database gets its indexes before the first write.
import '../domains/all-domains.ts';

const usage = `Invites the first owner of this installation and prints the link.

  npm run create-owner -w bff -- --email ADDRESS --first-name NAME --last-name NAME

It uses the configuration of the server. With the embedded database, stop the server first.`;

const ownerSchema = z.object({ email: emailSchema, firstName: text(80, 1), lastName: text(80, 1) });

/** What was typed, or null when it cannot be used. */
function readOwner(): z.infer<typeof ownerSchema> | null {
  const option = { type: 'string' } as const;
  const { values } = parseArgs({
    options: { email: option, 'first-name': option, 'last-name': option },
    strict: false,
  });
  const parsed = ownerSchema.safeParse({
    email: values.email,
    firstName: values['first-name'],
    lastName: values['last-name'],
  });
  return parsed.success ? parsed.data : null;
}

async function run(config: Config, owner: z.infer<typeof ownerSchema>): Promise<number> {
  const disconnect = await connect(config, createLog('warn'));
  try {
    const token = await inviteFirstOwner(owner);
    console.log(`The owner is invited. This link is shown once and works for seven days:
${new URL(`/sign-up/invite#${token}`, config.publicUrl).href}`);
    return 0;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'DUPLICATE') throw error;
    console.error(
      'There is an owner already, or an account with this address. Nothing was changed.',
    );
    return 1;
  } finally {
    await disconnect();
  }
}

async function main(): Promise<number> {
  const owner = readOwner();
  if (!owner) {
    console.error(usage);
    return 2;
  }
  try {
    return await run(loadConfig(process.env, import.meta.dirname), owner);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(`Configuration: ${error.message}`);
    return 2;
  }
}

process.exitCode = await main();
