import { Types } from 'mongoose';
import { normaliseEmail } from '@muster/contracts';
import { foldText } from '../../../db/fold-text.ts';
import { CompanyUserModel } from '../../../records/companies/company-user.model.ts';
import { TeamMemberModel } from '../../../records/team/team-member.model.ts';
import { RoleAssignmentModel } from '../../../identity/role-assignment.model.ts';
import { UserModel } from '../../../identity/user.model.ts';
import { demoEmail, membershipId, personId, type PeopleIds } from '../../../demo/demo-people.ts';
import { demoAccounts, type DemoAccount } from '../../../demo/staff.data.ts';
import type { DemoTime } from '../../../demo/demo-time.ts';
import type { Random } from '../../../demo/random.ts';

interface PeopleSetting {
  people: PeopleIds;
  companies: ReadonlyMap<string, Types.ObjectId>;
  /** The records of the two candidates with a login, by address. */
  candidates: ReadonlyMap<string, Types.ObjectId>;
  time: DemoTime;
  random: Random;
}

/** Writes users, their roles and the team; users come last, because they mark a finished seed. */
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

/** A client role comes with a membership, which defines what the user may see and decide there. */
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
