import { customFieldEntities, roles, type Role } from '@muster/contracts';
import type { Logger } from 'pino';
import { createCandidateRecord } from '../domains/candidates/candidate.fixtures.ts';
import type { Candidate } from '../records/candidates/candidate.model.ts';
import { createCompany } from '../domains/companies/company.fixtures.ts';
import type { Company } from '../records/companies/company.model.ts';
import { createCustomField } from '../domains/custom-fields/custom-field.fixtures.ts';
import { createJob } from '../domains/jobs/job.fixtures.ts';
import { createPlacement } from '../domains/placements/placement.fixtures.ts';
import { createPool } from '../domains/pools/pool.fixtures.ts';
import { createSkill } from '../domains/skills/skill.fixtures.ts';
import type { Skill } from '../records/skills/skill.model.ts';
import { createTeamMember } from '../domains/team/team-member.fixtures.ts';
import type { User } from '../identity/user.model.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { signInAs, signInUser, type SignedIn } from '../testing/sign-in.ts';
import { createAssignment, createUser } from '../testing/users.fixtures.ts';
import { openDoor, type Door } from './http.fixtures.ts';
import { plantedParts } from './planted.fixtures.ts';

/** The caller: a user in a role, or a visitor without a session. */
export type CallerName = Role | 'visitor';
export interface Caller {
  readonly name: CallerName;
  readonly signedIn: SignedIn | null;
}

/** The real app on its own database, with a signed-in user for each role. */
export interface World {
  readonly test: TestApp;
  readonly door: Door;
  readonly callers: readonly Caller[];
  /** A staff user who owns everything that no caller owns. */
  readonly colleague: User;
  /** The company of the client roles, looked after by the account manager. */
  readonly company: Company;
  readonly skills: readonly [Skill, Skill];
  /** The record of the candidate and of the contractor. */
  readonly ownRecords: Readonly<Record<'candidate' | 'contractor', Candidate>>;
  as(role: Role): SignedIn;
  /** Creates another session of a user, for calls that end or change their own. */
  freshSession(caller: Caller): Promise<SignedIn | null>;
  close(): Promise<void>;
}

export const visitor: Caller = { name: 'visitor', signedIn: null };

/** Opens the world; with a separate `log` the server's log lines can be read. */
export async function openWorld(log?: Logger): Promise<World> {
  const test = await createTestApp(log ? { log } : {});
  const colleague = await createUser({ firstName: 'Noor', lastName: 'Haddad' });
  await createAssignment(colleague._id, 'recruiter');
  const accountManager = await signInAs(test, 'account_manager');
  const company = await createCompany({
    name: 'Northwind Rail',
    accountManagerId: accountManager.user._id,
  });
  const record = () =>
    createCandidateRecord({ ...plantedParts('own'), ownerUserId: colleague._id });
  const ownRecords = { candidate: await record(), contractor: await record() };
  await createPlacement(ownRecords.contractor._id);
  const signIn = (role: Role) => {
    if (role === 'account_manager') return accountManager;
    if (role === 'candidate' || role === 'contractor')
      return signInAs(test, role, { assignment: { candidateId: ownRecords[role]._id } });
    if (role.startsWith('client_'))
      return signInAs(test, role, { assignment: { companyId: company._id } });
    return signInAs(test, role);
  };
  const people = new Map<Role, SignedIn>();
  for (const role of roles) people.set(role, await signIn(role));
  const as = (role: Role): SignedIn => {
    const person = people.get(role);
    if (!person) throw new Error(`Nobody is signed in as ${role}`);
    return person;
  };
  const skills = [await createSkill('TypeScript', ['ts']), await createSkill('Go')] as const;
  await createJob({ companyId: company._id, leadRecruiterId: colleague._id });
  await createPool('Frontend', { ownerUserId: colleague._id });
  await createTeamMember(colleague);
  // From the first custom field on, each row of a list includes its values.
  for (const entity of customFieldEntities) await createCustomField({ entity });
  const door = await openDoor(test.app);
  return {
    test,
    door,
    callers: [...roles.map((name): Caller => ({ name, signedIn: as(name) })), visitor],
    colleague,
    company,
    skills,
    ownRecords,
    as,
    freshSession: async ({ signedIn }) =>
      signedIn && signInUser(test, signedIn.user, signedIn.assignment),
    close: async () => {
      await door.close();
      await test.close();
    },
  };
}
