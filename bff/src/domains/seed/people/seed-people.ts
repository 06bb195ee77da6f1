import { createHash } from 'node:crypto';
import { Types } from 'mongoose';
import { normaliseEmail } from '@muster/contracts';
import { foldText } from '../../../db/fold-text.ts';
import { CompanyUserModel } from '../../../records/companies/company-user.model.ts';
import { TeamMemberModel } from '../../../records/team/team-member.model.ts';
import { RoleAssignmentModel } from '../../../identity/role-assignment.model.ts';
import { UserModel } from '../../../identity/user.model.ts';
import { demoAccounts, type DemoAccount } from '../data/staff.data.ts';
import type { DemoTime } from '../build/demo-time.ts';
import type { Random } from '../build/random.ts';

/** The password of every demo account. */
export const demoPassword = 'muster-demo-2026';

export const demoEmail = ({ mail }: Pick<DemoAccount, 'mail'>): string => `${mail}@muster.test`;

/** Ids of demo people by the first part of their address, made before anything refers to them. */
export type PeopleIds = ReadonlyMap<string, Types.ObjectId>;

export const makePeopleIds = (random: Random): PeopleIds =>
  new Map(demoAccounts.map(({ mail }) => [mail, new Types.ObjectId(random.id())]));

/** The id of a demo person; a wrong name is a mistake in the data. */
export function personId(people: PeopleIds, mail: string): Types.ObjectId {
  const id = people.get(mail);
  if (!id) throw new Error(`There is no demo person ${mail}`);
  return id;
}

/** All users with one of these roles. */
export const peopleWithRole = (people: PeopleIds, role: string): Types.ObjectId[] =>
  demoAccounts
    .filter(({ roles }) => roles.some((granted) => granted.role === role))
    .map(({ mail }) => personId(people, mail));

/** The id of a membership, known before it is written, because positions refer to it. */
export const membershipId = (companyId: Types.ObjectId, userId: Types.ObjectId): Types.ObjectId =>
  new Types.ObjectId(
    createHash('sha256')
      .update(companyId.toHexString() + userId.toHexString())
      .digest('hex')
      .slice(0, 24),
  );

interface PeopleSetting {
  people: PeopleIds;
  companies: ReadonlyMap<string, Types.ObjectId>;
  /** The records of the two candidates with a login, by address. */
  candidates: ReadonlyMap<string, Types.ObjectId>;
  time: DemoTime;
  random: Random;
}

/** Writes users, their roles and the team; the users last, because they mark a finished seed. */
export async function seedPeople(setting: PeopleSetting, passwordHash: string): Promise<void> {
  const { people, time } = setting;
  const since = time.ago(400);
  await RoleAssignmentModel.insertMany(demoAccounts.flatMap((a) => assignmentsOf(a, setting)));
  await CompanyUserModel.insertMany(demoAccounts.flatMap((a) => membershipsOf(a, setting)));
  await TeamMemberModel.insertMany(demoAccounts.flatMap((a) => memberOf(a, setting)));
  await UserModel.insertMany(
    demoAccounts.map((account) => ({
      _id: personId(people, account.mail),
      email: demoEmail(account),
      emailNorm: normaliseEmail(demoEmail(account)),
      emailVerifiedAt: since,
      firstName: account.firstName,
      lastName: account.lastName,
      status: 'active',
      passwordHash,
      passwordChangedAt: since,
      termsAcceptedAt: since,
      timeZone: account.timeZone,
      country: account.country,
      createdAt: since,
    })),
  );
}

function assignmentsOf(account: DemoAccount, setting: PeopleSetting) {
  const { people, companies, candidates, time, random } = setting;
  return account.roles.map(({ role, company, candidate }) => ({
    _id: new Types.ObjectId(random.id()),
    userId: personId(people, account.mail),
    role,
    companyId: company ? (companies.get(company) ?? null) : null,
    candidateId: candidate ? (candidates.get(account.mail) ?? null) : null,
    grantedBy: personId(people, 'owner'),
    grantedAt: time.ago(400),
  }));
}

/** A client role comes with a membership: what the person may see and decide there. */
function membershipsOf(account: DemoAccount, { people, companies }: PeopleSetting) {
  return account.roles.flatMap(({ role, company }) => {
    const companyId = company && companies.get(company);
    if (!companyId) return [];
    const isAdmin = role === 'client_admin';
    const userId = personId(people, account.mail);
    return [
      {
        _id: membershipId(companyId, userId),
        companyId,
        userId,
        isPrimaryContact: isAdmin,
        canSeeBillRates: isAdmin,
        canDecide: role !== 'client_viewer',
        canSeeAllJobs: false,
        status: 'active' as const,
      },
    ];
  });
}

function memberOf(account: DemoAccount, { people, time, random }: PeopleSetting) {
  if (!account.title) return [];
  return [
    {
      _id: new Types.ObjectId(random.id()),
      userId: personId(people, account.mail),
      nameKey: foldText(`${account.firstName} ${account.lastName}`),
      kind: 'staff' as const,
      employment: 'employee' as const,
      title: account.title,
      department: account.department ?? null,
      managerUserId: account.manager ? personId(people, account.manager) : null,
      startDate: time.day(random.int(300, 1500)),
    },
  ];
}
