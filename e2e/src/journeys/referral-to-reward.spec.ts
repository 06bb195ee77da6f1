import {
  href,
  placementEndpoints,
  referralEndpoints,
  rewardBatchEndpoints,
  selfServiceRoutes,
} from '@muster/contracts';
import {
  appliedAs,
  beginToApply,
  finishApplying,
  goOn,
  newcomer,
  offerWork,
  phone,
  publicJobWithSeat,
} from '../fixtures/hire-story.ts';
import { inDatabase } from '../fixtures/in-database.ts';
import { mailsTo } from '../fixtures/mailbox.ts';
import type { MusterServer } from '../fixtures/muster-server.ts';
import { startAlong } from '../fixtures/placement-story.ts';
import { mailOf } from '../fixtures/session-api.ts';
import { expect, test } from '../fixtures/test.ts';
import { isFullRun } from '../fixtures/full-run.ts';

/** Runs the daily job, after ninety days have passed for a working contractor. */
const daysPass = (server: MusterServer, lastName: string, days: number) =>
  inDatabase(
    server,
    {
      followReferrals: 'domains/referrals/follow/follow-referrals',
      CandidateModel: 'records/candidates/candidate.model',
      ReferralModel: 'domains/referrals/referral.model',
    },
    `const person = await CandidateModel.findOne({ lastName: ${JSON.stringify(lastName)} }).orFail();
    const day = (from, by) => new Date(Date.parse(from) - by * 86400000).toISOString().slice(0, 10);
    const referral = await ReferralModel.findOne({ candidateId: person._id }).orFail();
    if (referral.dueOn) await ReferralModel.updateOne(
      { _id: referral._id },
      { $set: { dueOn: day(referral.dueOn, ${days}) } },
    );
    await followReferrals(new AbortController().signal);`,
  );

/** It takes most of a minute, so only `npm run test:full` runs it. */
const inFull = isFullRun ? test : test.skip;

inFull(
  'a referral on a phone, from the personal link to the reward',
  async ({ as, visitor, server }) => {
    test.setTimeout(180_000);
    const { api: admin } = await as('admin');
    const { api: manager } = await as('account.manager');
    const { api: finance } = await as('finance');
    const { page: own } = await as('contractor', phone);
    const referred = newcomer('Duarte');
    const line = own.getByRole('listitem').filter({ hasText: referred.lastName });
    const stands = async (progress: string) => {
      await own.goto(href(selfServiceRoutes.myReferrals));
      await expect(line.getByText(progress, { exact: true })).toBeVisible();
    };

    const ref = await test.step('a contractor shares their personal link', async () => {
      await own.goto(href(selfServiceRoutes.myReferrals));
      const link = await own.getByText(/\/application-process\?ref=/).textContent();
      return new URL(link ?? '').searchParams.get('ref') ?? '';
    });

    const job = await publicJobWithSeat(admin);
    await test.step('a person who opens the link applies, and counts as referred', async () => {
      const { page } = await visitor(phone);
      await beginToApply(page, { job: job.number, ref }, referred);
      for (const step of ['Your CV', 'Experience', 'Skills']) await goOn(page, step);
      await page
        .getByLabel(/Your main skills/)
        .and(page.locator('input'))
        .fill('Go');
      await page.keyboard.press('Enter');
      await goOn(page, 'English');
      await finishApplying(page, admin, referred.email);
      await stands('In process');
    });

    const { id, applicationId } = await appliedAs(admin, referred);
    await test.step('the work begins: the contractor reads “hired”, but nothing about pay', async () => {
      await offerWork(admin, admin, applicationId, () => Promise.resolve());
      const query = { 'filter[status]': 'pending_start', limit: 100 } as const;
      const { data } = await manager.call(placementEndpoints.list, { query });
      const placement = data.find(({ candidate }) => candidate?.id === id);
      if (!placement) throw new Error('There is no contract to start');
      await startAlong(manager, finance, placement);
      await daysPass(server, referred.lastName, 0);
      await stands('Hired');
      await expect(own.getByText(/\$85|\$52/)).toHaveCount(0);
    });

    await test.step('after ninety days the reward is due, and a batch pays it', async () => {
      await daysPass(server, referred.lastName, 90);
      await stands('Reward due');
      const { data } = await finance.call(referralEndpoints.list, {
        query: { status: 'reward_eligible' },
      });
      const due = data.find(({ candidate }) => candidate?.id === id);
      if (!due) throw new Error('The reward is not due');
      const batch = await finance.call(rewardBatchEndpoints.create, {
        body: { referrals: [{ id: due.id, version: due.version }] },
      });
      await finance.call(rewardBatchEndpoints.pay, {
        params: { id: batch.id },
        body: { version: batch.version, reference: 'SEPA 2026-11-29' },
      });
      await stands('Paid');
      await expect
        .poll(() => mailsTo(admin, mailOf('contractor')))
        .toContainEqual(expect.stringMatching(/reward/i));
    });
  },
);
