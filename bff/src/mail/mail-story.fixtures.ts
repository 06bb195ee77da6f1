import { consentToShare, prepared } from '../domains/applications/submission.fixtures.ts';
import { createApplication } from '../domains/applications/application.fixtures.ts';
import type { Application } from '../records/applications/application.model.ts';
import { createCandidateRecord } from '../domains/candidates/candidate.fixtures.ts';
import type { Candidate } from '../records/candidates/candidate.model.ts';
import { CompanyUserModel } from '../records/companies/company-user.model.ts';
import { createCompany } from '../domains/companies/company.fixtures.ts';
import { createJob } from '../domains/jobs/job.fixtures.ts';
import type { Job } from '../records/jobs/job.model.ts';
import { waivedBy } from '../domains/placements/placement-actions.fixtures.ts';
import {
  createPlacementScene,
  type PlacementScene,
} from '../domains/placements/placement-scene.fixtures.ts';
import { PlacementModel, type Placement } from '../records/placements/placement.model.ts';
import { ensureReasons, reasonsOf } from '../domains/reasons/api/reasons.ts';
import { UserModel, type User } from '../identity/user.model.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { createUser } from '../testing/users.fixtures.ts';
import { signInAs, type SignedIn } from '../testing/sign-in.ts';

/** People, a client and a job for the mails of the matrix. */
export interface MailStory {
  test: TestApp;
  admin: SignedIn;
  manager: SignedIn;
  recruiter: SignedIn;
  finance: SignedIn;
  /** The client's decider and contact. */
  client: SignedIn;
  job: Job;
  team: Pick<Job, 'accountManagerId' | 'leadRecruiterId'>;
  /** Reasons that need no note. */
  reasons: Record<'client' | 'agency' | 'withdraw' | 'close', string>;
  person(): Promise<Candidate>;
  /** A candidate on the job, prepared for the client, assigned to the recruiter. */
  onJob(
    kind: Application['stageKind'],
    changes?: Partial<Application>,
  ): Promise<{ candidate: Candidate; application: Application }>;
  /** A candidate about to work, or at work, with everyone who is notified. */
  atWork(
    status: 'pending_start' | 'active',
    changes?: Partial<Placement>,
  ): Promise<{ scene: PlacementScene; sides: User[] }>;
  supervisorOf(placement: Placement): Promise<User>;
}

export async function openMailStory(): Promise<MailStory> {
  const test = await createTestApp();
  await ensureReasons();
  const admin = await signInAs(test, 'admin');
  const manager = await signInAs(test, 'account_manager');
  const recruiter = await signInAs(test, 'recruiter');
  const finance = await signInAs(test, 'finance_hr');
  const company = await createCompany({ name: 'Acme', accountManagerId: manager.user._id });
  const client = await signInAs(test, 'client_admin', { assignment: { companyId: company._id } });
  await CompanyUserModel.create({
    companyId: company._id,
    userId: client.user._id,
    status: 'active',
    canDecide: true,
    isPrimaryContact: true,
  });
  const team = { accountManagerId: manager.user._id, leadRecruiterId: recruiter.user._id };
  const job = await createJob({ companyId: company._id, ...team });

  const person: MailStory['person'] = async () => {
    const candidate = await createCandidateRecord({ ownerUserId: recruiter.user._id });
    await consentToShare(candidate._id);
    return candidate;
  };
  return {
    test,
    admin,
    manager,
    recruiter,
    finance,
    client,
    job,
    team,
    person,
    supervisorOf,
    reasons: {
      client: await reasonFor('application_reject', 'client'),
      agency: await reasonFor('application_reject', 'agency'),
      withdraw: await reasonFor('application_withdraw'),
      close: await reasonFor('job_close'),
    },
    onJob: async (kind, changes = {}) => {
      const candidate = await person();
      const application = await createApplication(
        {
          candidateId: candidate._id,
          jobId: job._id,
          companyId: job.companyId,
          ownerUserId: recruiter.user._id,
        },
        kind,
        { ...prepared, vettingOverride: 'Known to us.', ...changes },
      );
      return { candidate, application };
    },
    atWork: async (status, changes = {}) => {
      const account = await createUser();
      const candidate = await createCandidateRecord({ email: account.email, userId: account._id });
      const scene = await createPlacementScene(status, {
        job: { companyId: job.companyId, ...team },
        placement: { ...waivedBy(manager, finance), ...changes },
        candidate,
      });
      const supervisor = await supervisorOf(scene.placement);
      return { scene, sides: [manager.user, recruiter.user, account, supervisor] };
    },
  };
}

async function reasonFor(
  context: 'application_reject' | 'application_withdraw' | 'job_close',
  side?: string,
) {
  const reasons = await reasonsOf(context);
  const usual = reasons.find(
    (one) => !one.requiresNote && (side === undefined || one.side === side),
  );
  return usual?._id.toHexString() ?? '';
}

/** Returns the current state of a placement. */
export async function placementNow({ _id }: Pick<Placement, '_id'>): Promise<Placement> {
  const placement = await PlacementModel.findById(_id).lean();
  if (!placement) throw new Error('The placement is gone');
  return placement;
}

async function supervisorOf(placement: Pick<Placement, '_id'>): Promise<User> {
  const { supervisorCompanyUserId } = await placementNow(placement);
  const member = await CompanyUserModel.findById(supervisorCompanyUserId).lean();
  const user = await UserModel.findById(member?.userId).lean();
  if (!user) throw new Error('Nobody supervises');
  return user;
}
