import { createHash } from 'node:crypto';
import { Types } from 'mongoose';
import type { Random } from './random.ts';
import { demoAccounts, type DemoAccount } from './staff.data.ts';

/** The password of every demo account. */
export const demoPassword = 'muster-demo-2026';

export const demoEmail = ({ mail }: Pick<DemoAccount, 'mail'>): string => `${mail}@muster.test`;

/**
 * Ids of demo people by the first part of their address, created before anything refers to them.
 */
export type PeopleIds = ReadonlyMap<string, Types.ObjectId>;

export const makePeopleIds = (random: Random): PeopleIds =>
  new Map(demoAccounts.map(({ mail }) => [mail, new Types.ObjectId(random.id())]));

/** Returns the id of a demo person; a wrong name is an error in the data. */
export function personId(people: PeopleIds, mail: string): Types.ObjectId {
  const id = people.get(mail);
  if (!id) throw new Error(`There is no demo person ${mail}`);
  return id;
}

/** Returns all users with one of these roles. */
export const peopleWithRole = (people: PeopleIds, role: string): Types.ObjectId[] =>
  demoAccounts
    .filter(({ roles }) => roles.some((granted) => granted.role === role))
    .map(({ mail }) => personId(people, mail));

/** Returns the colleagues who write notes and do tasks. */
export const peopleAtWork = (people: PeopleIds): Types.ObjectId[] =>
  ['recruiter', 'account_manager', 'team_lead', 'vetter'].flatMap((role) =>
    peopleWithRole(people, role),
  );

/** Returns the id of a membership before it is written, because positions refer to it. */
export const membershipId = (companyId: Types.ObjectId, userId: Types.ObjectId): Types.ObjectId =>
  new Types.ObjectId(
    createHash('sha256')
      .update(companyId.toHexString() + userId.toHexString())
      .digest('hex')
      .slice(0, 24),
  );
