import { emailSchema, text } from '@muster/contracts';
import { parseArgs } from 'node:util';
import { z } from 'zod';
// Loads every model, so that a fresh database gets its indexes before the first write.
import '../domains/all-domains.ts';
import { inviteFirstOwner } from '../domains/users/api/first-owner.ts';
import { AppError } from '../http/app-error.ts';
import { runCommand } from './run-command.ts';

const usage = `Invites the first owner of this installation and prints the link.

  npm run create-owner -w bff -- --email ADDRESS --first-name NAME --last-name NAME

It takes the environment of the platform, which may be running.`;

const ownerSchema = z.object({ email: emailSchema, firstName: text(80, 1), lastName: text(80, 1) });

/** Returns the parsed options, or null if they are invalid. */
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

const owner = readOwner();
if (owner)
  await runCommand(
    async ({ publicUrl }) => {
      try {
        const token = await inviteFirstOwner(owner);
        console.log(`The owner is invited. This link is shown once and works for seven days:
${new URL(`/sign-up/invite#${token}`, publicUrl).href}`);
      } catch (error) {
        if (!(error instanceof AppError) || error.code !== 'DUPLICATE') throw error;
        console.error(
          'There is an owner already, or an account with this address. Nothing was changed.',
        );
        process.exitCode = 1;
      }
    },
    { makesDatabase: true },
  );
else {
  console.error(usage);
  process.exitCode = 2;
}
