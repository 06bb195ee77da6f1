import {
  canarySetSchema,
  emailSchema,
  grantableRoles,
  normaliseEmail,
  type GrantableRole,
} from '@muster/contracts';
import type { Types } from 'mongoose';
import { parseArgs } from 'node:util';
// Loads every model, so that a fresh database gets its indexes before the first write.
import '../domains/all-domains.ts';
import { publishRelease, type Released } from '../domains/releases/api/publish-release.ts';
import { ReleaseRefused } from '../domains/releases/api/release-refused.ts';
import { findUsersByMail } from '../identity/people/users-by-mail.ts';
import { byThisUser, runCommand } from './run-command.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    note: { type: 'string', default: '' },
    'canary-share': { type: 'string' },
    'canary-role': { type: 'string', multiple: true, default: [] },
    'canary-user': { type: 'string', multiple: true, default: [] },
    force: { type: 'boolean', default: false },
  },
});

/** Reads the audience of the build from the command-line options; null: all users. */
async function readCanary() {
  const { 'canary-share': share, 'canary-role': roles, 'canary-user': mails } = values;
  if (share === undefined && roles.length === 0 && mails.length === 0) return null;
  const percent = canarySetSchema.shape.share.safeParse(share === undefined ? 0 : Number(share));
  if (!percent.success) throw new ReleaseRefused('--canary-share is a whole number up to 100.');
  const canary = {
    share: percent.data,
    roles: roles.map(roleNamed),
    userIds: await usersOf(mails),
  };
  if (canary.share === 0 && canary.roles.length === 0 && canary.userIds.length === 0)
    throw new ReleaseRefused('A canary of 0 % with no role and no person is for nobody.');
  return canary;
}

function roleNamed(name: string): GrantableRole {
  const role = grantableRoles.find((known) => known === name);
  if (!role)
    throw new ReleaseRefused(`There is no role ${name}. There are: ${grantableRoles.join(', ')}.`);
  return role;
}

async function usersOf(mails: string[]): Promise<Types.ObjectId[]> {
  const wanted = mails.map((mail) => {
    const parsed = emailSchema.safeParse(mail);
    if (!parsed.success) throw new ReleaseRefused(`${mail} is no mail address.`);
    return parsed.data;
  });
  const found = await findUsersByMail(wanted);
  return wanted.map((mail) => {
    const id = found.get(normaliseEmail(mail));
    if (!id) throw new ReleaseRefused(`Nobody has the mail address ${mail}.`);
    return id;
  });
}

function whatHappened({ outcome, before, remote }: Released, build: string): string {
  const { _id: name, current } = remote;
  if (outcome === 'same')
    return `${name} runs build ${build} already: the same source makes the same build.`;
  if (outcome === 'canary')
    return `${name} shows build ${build} to its canary; everybody else keeps ${current}.`;
  return before
    ? `${name} runs build ${build} now, after ${before}. Back: npm run rollback -- ${name}`
    : `${name} runs build ${build}, its first.`;
}

await runCommand(async (config) => {
  const [name = '', build = ''] = positionals;
  const released = await publishRelease(config, {
    name,
    build,
    note: values.note.trim().slice(0, 300),
    by: byThisUser(),
    canary: await readCanary(),
    isForced: values.force,
  });
  console.log(whatHappened(released, build));
});
