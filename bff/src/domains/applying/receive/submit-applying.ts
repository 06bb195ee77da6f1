import {
  applicationFormOf,
  applicationFormSchema,
  emptyApplying,
  isUnsent,
  type ApplicationForm,
  type applyingEndpoints,
} from '@muster/contracts';
import { audit } from '../../../audit/audit.service.ts';
import type { Config } from '../../../config.ts';
import { compareAndSet } from '../../../db/record-version.ts';
import { transactShown } from '../../../db/show-conflict.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { versionConflict } from '../../../db/versioned-update.ts';
import { AppError } from '../../../http/app-error.ts';
import type { VisitorContext } from '../../../http/context.ts';
import type { Input } from '../../../http/mount.ts';
import { fieldErrorsOf } from '../../../http/zod-fields.ts';
import { isTakenMail, nextCandidateNumber } from '../../candidates/api/applicants.ts';
import { ApplyingModel, type ApplyingRecord } from '../applying.model.ts';
import { mailLink } from '../intake/mail-link.ts';
import {
  requireDraftSeen,
  showTo,
  visitedApplication,
  visitOf,
  type Visit,
} from '../intake/visited-application.ts';
import { receiveApplication, type ReceivedAs } from './receive-application.ts';

type Endpoints = typeof applyingEndpoints;
type Secret = Pick<Config, 'sessionSecret'>;

/**
 * Sends an application. A visitor with the mailed link, or a signed-in user, has proved the
 * address; any other application waits for that proof.
 */
export const submitApplying =
  (config: Secret) =>
  async (ctx: VisitorContext, { params, body }: Input<Endpoints['submit']>) => {
    const visit = await visitOf(ctx, params.handle);
    return send(ctx, visit, config, (tx, found, arrival) => {
      if (!isUnsent(found.status)) return found;
      requireDraftSeen(found, body.version);
      const form = formOf(found);
      return visit.isProven
        ? receiveApplication(tx, found, form, arrival)
        : waitForProof(tx, found);
    });
  };

/** Confirms the applicant's address. Confirming again changes nothing. */
export const confirmApplying =
  (config: Secret) =>
  async (ctx: VisitorContext, { params }: Input<Endpoints['confirm']>) => {
    const visit = await visitOf(ctx, params.handle);
    return send(ctx, visit, config, (tx, found, arrival) => {
      if (found.status === 'received') return found;
      if (isUnsent(found.status) || !visit.isProven)
        throw new AppError('INVALID_TRANSITION', {
          context: { currentState: found.status, action: 'confirm' },
        });
      return receiveApplication(tx, found, formOf(found), arrival);
    });
  };

async function send(
  ctx: VisitorContext,
  visit: Visit,
  { sessionSecret: secret }: Secret,
  change: (
    tx: Tx,
    found: ApplyingRecord,
    arrival: ReceivedAs,
  ) => Promise<ApplyingRecord> | ApplyingRecord,
) {
  const number = await nextCandidateNumber();
  const attempt = () =>
    transactShown(ctx, {
      find: (session) => visitedApplication(visit, session),
      change: async (tx, found) => change(tx, found, { number, secret }),
      show: showTo(visit),
    });
  try {
    return await attempt();
  } catch (error) {
    // The same candidate was added concurrently: the retry finds them.
    if (isTakenMail(error)) return attempt();
    throw error;
  }
}

/** @throws AppError VALIDATION_FAILED naming what is missing or invalid */
function formOf({ draft }: ApplyingRecord): ApplicationForm {
  const input = applicationFormOf(draft ?? emptyApplying);
  const { success, data, error } = applicationFormSchema.safeParse(input);
  if (success) return data;
  throw new AppError('VALIDATION_FAILED', { fields: fieldErrorsOf(error, input) });
}

async function waitForProof(tx: Tx, found: ApplyingRecord): Promise<ApplyingRecord> {
  const after = await compareAndSet<ApplyingRecord>(tx, ApplyingModel, found, {
    $set: { status: 'unconfirmed' },
  });
  if (!after?.email) throw versionConflict(found, ['status']);
  await audit(tx, { action: 'intake.submit', entity: 'intake', entityId: found._id });
  await mailLink(tx, after, 'application_confirm');
  return after;
}
