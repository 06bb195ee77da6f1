import { dayMs, isUnsent, limits, normaliseEmail, type applyingEndpoints } from '@muster/contracts';
import { audit } from '../../../audit/audit.service.ts';
import { compareAndSet } from '../../../db/record-version.ts';
import { transactShown } from '../../../db/show-conflict.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { versionConflict } from '../../../db/versioned-update.ts';
import { AppError } from '../../../http/app-error.ts';
import type { VisitorContext } from '../../../http/context.ts';
import type { Input } from '../../../http/mount.ts';
import { moveLinks } from '../../links/api/access-tokens.ts';
import { ApplyingModel, type ApplyingRecord } from '../applying.model.ts';
import { mailLink } from './mail-link.ts';
import {
  intakeSubject,
  showTo,
  visitedApplication,
  visitOf,
  type Visit,
} from './visited-application.ts';

type Endpoints = typeof applyingEndpoints;

/**
 * Replaces the address that was entered in this browser. An applicant with a mailed link, or a
 * signed-in one, has proved the address, so it is not mistyped. The answer is the same for known
 * and unknown addresses.
 */
export async function correctAddress(
  ctx: VisitorContext,
  { params, body: { email, version } }: Input<Endpoints['correctAddress']>,
) {
  const visit = await visitOf(ctx, params.handle);
  if (visit.isProven) throw new AppError('FORBIDDEN');
  await limitMails(ctx, visit);
  await ctx.limit('applying', normaliseEmail(email), limits.applying.perAddress, dayMs);
  return transactShown(ctx, {
    find: (session) => visitedApplication(visit, session),
    change: (tx, found) => correct(tx, found, { email, version }),
    show: showTo(visit),
  });
}

async function correct(
  tx: Tx,
  found: ApplyingRecord,
  { email, version }: { email: string; version: number },
): Promise<ApplyingRecord> {
  requireAwaited(found, 'correct_address');
  if (found.email === email) return found;
  if ((found.fieldVersions['email'] ?? 1) > version) throw versionConflict(found, ['email']);
  const after = await compareAndSet<ApplyingRecord>(
    tx,
    ApplyingModel,
    found,
    { $set: { email, emailNorm: normaliseEmail(email) } },
    ['email'],
  );
  if (!after) throw versionConflict(found, ['email']);
  await audit(tx, { action: 'intake.correct_address', entity: 'intake', entityId: found._id });
  await moveLinks(tx, intakeSubject(found._id), { from: found.email ?? '', to: email });
  await mailLink(tx, after, templateFor(after));
  return after;
}

/** Mails the link again. */
export async function sendAgain(ctx: VisitorContext, { params }: Input<Endpoints['sendAgain']>) {
  const visit = await visitOf(ctx, params.handle);
  await limitMails(ctx, visit);
  return transactShown(ctx, {
    find: (session) => visitedApplication(visit, session),
    change: async (tx, found) => {
      requireAwaited(found, 'send_again');
      await audit(tx, { action: 'intake.send_again', entity: 'intake', entityId: found._id });
      await mailLink(tx, found, templateFor(found));
      return found;
    },
    show: showTo(visit),
  });
}

const limitMails = (ctx: VisitorContext, { intakeId }: Visit) =>
  ctx.limit('applying-mails', intakeId.toHexString(), limits.applying.mails, dayMs);

const templateFor = ({ status }: ApplyingRecord) =>
  isUnsent(status) ? ('application_resume' as const) : ('application_confirm' as const);

/** @throws AppError INVALID_TRANSITION once the agency has the application */
function requireAwaited({ status }: ApplyingRecord, action: string): void {
  if (status === 'received')
    throw new AppError('INVALID_TRANSITION', { context: { currentState: status, action } });
}
