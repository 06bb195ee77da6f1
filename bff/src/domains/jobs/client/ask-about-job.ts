import { href, jobsRoutes, type clientJobEndpoints } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import { audit } from '../../../audit/audit.service.ts';
import { transact } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { companyNames } from '../../../records/companies/company-directory.ts';
import { limitClientMessages, mailFromClient } from '../../messages/api/client-message.ts';
import { notify } from '../../notifications/api/notify.ts';
import { findActiveStaff, type StaffMember } from '../../../identity/people/people.ts';
import { calledInNotices } from '../../../records/jobs/job-called.ts';
import type { Job } from '../../../records/jobs/job.model.ts';
import { responsible } from '../notices/job-notices.ts';
import { findClientJob } from './find-client-job.ts';

/** Writes to the account manager about a change that the client wants. */
export const askAboutJob: Service<typeof clientJobEndpoints.ask> = async (
  ctx,
  { params, body: { message } },
) => {
  await findClientJob(ctx.actor, params.id);
  await limitClientMessages(ctx);
  return transact(ctx, async (tx) => {
    const { session } = tx;
    const job = await findClientJob(ctx.actor, params.id, session);
    const to = await whoAnswers(job, session);
    const title = `Change asked for: ${calledInNotices(job)}`;
    const link = href(jobsRoutes.record, { id: job._id.toHexString() });
    const about = { type: 'job', id: job._id };
    const names = await companyNames([job.companyId], session);
    await audit(tx, {
      action: 'job.client_ask',
      entity: 'job',
      entityId: job._id,
      companyId: job.companyId,
      changes: [{ path: 'message', before: null, after: message }],
    });
    await mailFromClient(tx, ctx, {
      to,
      title,
      message,
      path: link,
      about,
      company: names.get(job.companyId.toHexString()) ?? '',
    });
    await notify(tx, {
      topic: 'job',
      userIds: [to.id],
      title,
      body: message,
      link,
      subject: about,
      mail: 'own',
    });
    return { name: to.name };
  });
};

/** Returns the account manager, or the lead recruiter if the manager has left. */
async function whoAnswers(job: Job, session: ClientSession): Promise<StaffMember> {
  const ids = responsible(job);
  const here = await findActiveStaff(ids, session);
  const first = ids.flatMap((id) => here.find((one) => one.id.equals(id)) ?? [])[0];
  if (!first) throw new AppError('NO_RECIPIENTS');
  return first;
}
