import type { JobDialogue } from '@muster/contracts';
import { Types, type ClientSession } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { clientRightsOf } from '../../../records/companies/client-rights.ts';
import { findLiveCompany } from '../../../records/companies/company-lookup.ts';
import { missingIn, neededIn, type DraftRights } from '../rules/questions.ts';
import type { JobDialogueRecord } from './job-dialogue.model.ts';

/** Returns what a user may set in a draft: the budget and the client. */
export async function draftRightsOf(actor: Actor): Promise<DraftRights> {
  if (actor.audience === 'staff')
    return { seesBudget: actor.can('job.readBillRate'), namesClient: true };
  const { seesBillRates } = await clientRightsOf(actor);
  return { seesBudget: seesBillRates, namesClient: false };
}

/** Returns what a user can create from a dialogue. */
export const makesOf = (actor: Actor): JobDialogue['makes'] =>
  actor.can('job.create') ? 'draft' : actor.can('clientJob.create') ? 'request' : 'nothing';

export async function showDialogue(
  actor: Actor,
  record: JobDialogueRecord,
  session: ClientSession | null = null,
): Promise<JobDialogue> {
  const rights = await draftRightsOf(actor);
  const { budget, ...draft } = record.draft;
  const companyId = record.companyId ?? (draft.companyId && new Types.ObjectId(draft.companyId));
  const company = companyId && (await findLiveCompany(companyId, session));
  return {
    id: record._id.toHexString(),
    version: record.version,
    engine: record.engine,
    draft: { ...draft, ...(rights.seesBudget && { budget }) },
    company: company ? { id: company._id.toHexString(), name: company.name } : null,
    evidence: record.evidence.filter(({ field }) => field !== 'budget' || rights.seesBudget),
    messages: record.messages.map(({ at, ...message }) => ({ ...message, at: at.toISOString() })),
    missing: missingIn(record.draft, rights),
    needed: neededIn(record.draft, rights),
    makes: makesOf(actor),
    job:
      record.jobId && record.jobNumber
        ? { id: record.jobId.toHexString(), number: record.jobNumber }
        : null,
    updatedAt: record.updatedAt.toISOString(),
  };
}
