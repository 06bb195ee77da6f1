import {
  candidatesRoutes,
  companiesRoutes,
  jobsRoutes,
  teamRoutes,
  type homeEndpoints,
  type HomeFirstStep,
  type HomeFirstSteps,
  type PermissionName,
} from '@muster/contracts';
import type { Actor } from '../../auth/actor.ts';
import { HeldValues } from '../../db/held-values.ts';
import { transact } from '../../db/unit-of-work.ts';
import type { Service } from '../../http/mount.ts';
import { listsAnybody } from '../candidates/api/listed-candidates.ts';
import { listsAnyCompany } from '../../records/companies/company-directory.ts';
import { listsAnyJob } from '../../records/jobs/job-counts.ts';
import { hasColleagues } from '../../identity/people/people.ts';
import { heldNumbers } from './held-numbers.ts';
import { HomeSettingModel, homeSettingOf } from './home-setting.model.ts';

interface Step {
  /** The permission of the screen for this step. */
  readonly permission: PermissionName | undefined;
  readonly isDone: (actor: Actor) => Promise<boolean>;
}

/**
 * Invitations are not among the collections followed, so a positive result is kept and others
 * expire.
 */
const colleagues = new HeldValues<boolean>({
  collections: [],
  heldFor: 20_000,
  mayStay: (has) => has,
});

const steps: Readonly<Record<HomeFirstStep, Step>> = {
  colleague: {
    permission: teamRoutes.userCreate.permission,
    isDone: ({ userId }) => colleagues.get(userId.toHexString(), () => hasColleagues(userId)),
  },
  company: { permission: companiesRoutes.create.permission, isDone: listsAnyCompany },
  job: { permission: jobsRoutes.create.permission, isDone: listsAnyJob },
  candidate: { permission: candidatesRoutes.create.permission, isDone: listsAnybody },
};

/** Returns the first steps of a new agency that the reader may take. */
export const readFirstSteps: Service<typeof homeEndpoints.firstSteps> = async (ctx) => {
  const { actor } = ctx;
  const setting = await homeSettingOf(actor.userId);
  if (setting?.firstStepsDismissedAt) return over;
  const open = (Object.entries(steps) as [HomeFirstStep, Step][]).filter(
    ([, { permission }]) => !permission || actor.can(permission),
  );
  const shown = await Promise.all(
    open.map(async ([name, { isDone }]) => ({
      name,
      isDone: await (name === 'colleague'
        ? isDone(actor)
        : heldNumbers(ctx, `step ${name}`, () => isDone(actor))),
    })),
  );
  return { isOver: shown.every(({ isDone }) => isDone), steps: shown };
};

/** Dismisses the steps, done or not. */
export const dismissFirstSteps: Service<typeof homeEndpoints.dismissFirstSteps> = (ctx) =>
  transact(ctx, async ({ session, at }) => {
    await HomeSettingModel.updateOne(
      { _id: ctx.actor.userId },
      { $set: { firstStepsDismissedAt: at }, $setOnInsert: { version: 0 } },
      { session, upsert: true },
    );
    return over;
  });

const over: HomeFirstSteps = { isOver: true, steps: [] };
