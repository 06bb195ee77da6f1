import { randomBytes } from 'node:crypto';
import {
  dayMs,
  emptyApplying,
  isByRobot,
  limits,
  normaliseEmail,
  type applyingEndpoints,
  type BodyOf,
} from '@muster/contracts';
import { Types } from 'mongoose';
import { audit } from '../../../audit/audit.service.ts';
import { hashToken, newToken } from '../../../auth/clear-token.ts';
import type { Config } from '../../../config.ts';
import { transact, type Tx } from '../../../db/unit-of-work.ts';
import { invalidField } from '../../../http/app-error.ts';
import type { VisitorContext } from '../../../http/context.ts';
import type { Service } from '../../../http/mount.ts';
import { openedForm } from '../../intakes/api/form-ticket.ts';
import { findPublicJob } from '../../../records/jobs/public-jobs.ts';
import { createAccessToken, storeClearToken } from '../../links/api/access-tokens.ts';
import { ApplyingModel, type ApplyingRecord } from '../applying.model.ts';
import { applicationLink, mailLink } from './mail-link.ts';

type Body = BodyOf<typeof applyingEndpoints.begin>;

/**
 * Begins an application and lets this browser continue it; the mail lets the applicant continue
 * elsewhere. Whether the address is known makes no difference, neither here nor later.
 */
export const beginApplying =
  ({ sessionSecret }: Pick<Config, 'sessionSecret'>): Service<typeof applyingEndpoints.begin> =>
  async (ctx: VisitorContext, { body }) => {
    const { perIp, window } = limits.publicForm;
    await ctx.limit('public-form', ctx.network, perIp, window);
    const opened = openedForm(sessionSecret, body.ticket);
    if (opened === null) throw invalidField('ticket', 'INVALID_FORMAT');
    // Bots get no explanation: the returned handle opens nothing.
    if (isByRobot(body, { openedAt: opened.at, now: Date.now(), isSignedIn: ctx.session !== null }))
      return { handle: randomBytes(12).toString('base64url') };
    // A signed-in user applies as themselves.
    const email = ctx.session?.user.email ?? body.email;
    await ctx.limit('applying', normaliseEmail(email), limits.applying.perAddress, dayMs);
    const job = body.jobId === null ? null : await findPublicJob(body.jobId);
    const secret = newToken();
    const expiresAt = new Date(Date.now() + limits.applying.life);
    const begun = await transact(ctx, async (tx) => {
      const intake = await writeIntake(tx, { body, email, jobId: job?._id ?? null, expiresAt });
      return { handle: await openLinks(tx, intake, secret) };
    });
    ctx.linkCookie.give(begun.handle, secret, expiresAt);
    return begun;
  };

async function writeIntake(
  tx: Tx,
  {
    body,
    email,
    jobId,
    expiresAt,
  }: { body: Body; email: string; jobId: Types.ObjectId | null; expiresAt: Date },
): Promise<ApplyingRecord & { email: string }> {
  const { firstName, lastName, country } = body;
  const intake = new ApplyingModel({
    _id: new Types.ObjectId(),
    email,
    emailNorm: normaliseEmail(email),
    timeZone: body.timeZone,
    jobId,
    referralCode: body.referralCode,
    draft: { ...emptyApplying, firstName, lastName, country },
    expiresAt,
    createdAt: tx.at,
    updatedAt: tx.at,
  }).toObject<ApplyingRecord>();
  await ApplyingModel.insertMany([intake], { session: tx.session });
  await audit(tx, { action: 'intake.begin', entity: 'intake', entityId: intake._id });
  return { ...intake, email };
}

/** Creates one link for this browser, which gets its secret at once, and one sent by mail. */
async function openLinks(
  tx: Tx,
  intake: ApplyingRecord & { email: string },
  secret: string,
): Promise<string> {
  const link = { ...applicationLink(intake), holderEmail: intake.email };
  const here = await createAccessToken(tx, { ...link, isCopied: true });
  await storeClearToken(tx, here._id, hashToken(secret));
  await mailLink(tx, intake, 'application_resume');
  return here.handle;
}
