import { emailSchema } from '@muster/contracts';
import { parseArgs } from 'node:util';
// Loads every model, so that a fresh database gets its indexes before the first write.
import '../domains/all-domains.ts';
import { switchOffLostTwoStep } from '../domains/users/api/lost-two-step.ts';
import { AppError } from '../http/app-error.ts';
import { runCommand } from './run-command.ts';

const usage = `Switches two-step sign-in off for one account and signs it out everywhere.

  npm run reset-two-step -w bff -- --email ADDRESS

It takes the environment of the platform, which may be running.`;

/** Returns the parsed address, or null if it is invalid. */
function readEmail(): string | null {
  const { values } = parseArgs({ options: { email: { type: 'string' } }, strict: false });
  return emailSchema.safeParse(values.email).data ?? null;
}

const email = readEmail();
if (email)
  await runCommand(async () => {
    try {
      await switchOffLostTwoStep(email);
      console.log(
        'Two-step sign-in is off. The person signs in with the password and sets it up anew.',
      );
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      console.error(
        'There is no account with this address and two-step sign-in. Nothing was changed.',
      );
      process.exitCode = 1;
    }
  });
else {
  console.error(usage);
  process.exitCode = 2;
}
