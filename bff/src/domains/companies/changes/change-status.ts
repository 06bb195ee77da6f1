import {
  companyMachine,
  type CompanyAction,
  type CompanyRecord,
  type companyEndpoints,
} from '@muster/contracts';
import { audit, changesBetween } from '../../../audit/audit.service.ts';
import { runTransition } from '../../../db/transition.ts';
import { transact, type Tx } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import type { RequestContext } from '../../../http/context.ts';
import type { Service } from '../../../http/mount.ts';
import { countCompanyJobs } from '../../../records/jobs/company-jobs.ts';
import { countBoundPlacements } from '../../../records/placements/company-placements.ts';
import { explainConflict } from './change-company.ts';
import { findCompanyFor } from '../../../records/companies/company-lookup.ts';
import { CompanyModel, type Company } from '../../../records/companies/company.model.ts';
import { showCompany } from '../record/show-company.ts';

interface Input {
  params: { id: string };
  body: { version: number; note: string };
}

export const activateCompany: Service<typeof companyEndpoints.activate> = (ctx, input) =>
  move(ctx, 'activate', input);
export const holdCompany: Service<typeof companyEndpoints.hold> = (ctx, input) =>
  move(ctx, 'hold', input);
export const blockCompany: Service<typeof companyEndpoints.block> = (ctx, input) =>
  move(ctx, 'block', input);

/** Ends the work with a client; anything still running must end first. */
export const endCompany: Service<typeof companyEndpoints.end> = (ctx, input) =>
  move(ctx, 'end', input, async (company, session) => {
    const { live } = await countCompanyJobs(company._id, session);
    const placements = await countBoundPlacements(company._id, session);
    if (live + placements > 0)
      throw new AppError('COMPANY_HAS_LIVE_WORK', {
        context: { liveJobs: live, livePlacements: placements },
      });
  });

type Guard = (company: Company, session: Tx['session']) => Promise<void>;

async function move(
  ctx: RequestContext,
  action: CompanyAction,
  { params, body }: Input,
  guard?: Guard,
): Promise<CompanyRecord> {
  const { actor } = ctx;
  const { permission } = companyMachine.transitions[action];
  if (permission === 'system' || permission === 'public')
    throw new Error(`company.${action} is nobody's to ask for`);
  const statusNote = body.note || null;
  try {
    return await transact(ctx, async (tx) => {
      const { session } = tx;
      const company = await findCompanyFor(actor, permission, params.id, { session });
      const { before, after, already } = await runTransition<
        Company['status'],
        CompanyAction,
        Company
      >(tx, CompanyModel, {
        machine: companyMachine,
        action,
        filter: { _id: company._id },
        actor,
        version: body.version,
        isRepeat: (current) => (current.statusNote ?? null) === statusNote,
        guard: async (current) => guard?.(current, session),
        set: (current) => ({ $set: { statusNote, previousNote: current.statusNote } }),
      });
      if (!already)
        await audit(tx, {
          action: `company.${action}`,
          entity: 'company',
          entityId: after._id,
          companyId: after._id,
          changes: changesBetween<Company>(before, after, ['status', 'statusNote']),
        });
      return showCompany(actor, after, session);
    });
  } catch (error) {
    throw await explainConflict(ctx, params.id, error);
  }
}
