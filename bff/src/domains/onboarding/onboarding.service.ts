import type { Onboarding, onboardingEndpoints } from '@muster/contracts';
import { audit } from '../../audit/audit.service.ts';
import type { CurrentSession } from '../../auth/current-session.ts';
import { transact } from '../../db/unit-of-work.ts';
import { AppError, invalidField } from '../../http/app-error.ts';
import type { SessionContext } from '../../http/context.ts';
import type { Input } from '../../http/mount.ts';
import { changeUser } from '../../identity/change-user.ts';
import { contactOf } from './onboarding-contact.ts';
import { onboardingStageOf, onboardingStepsOf } from './api/onboarding-stage.ts';

const viewOf = async (session: CurrentSession): Promise<Onboarding> => ({
  stage: onboardingStageOf(session),
  steps: onboardingStepsOf(session),
  contact: await contactOf(session),
});

export const readOnboarding = ({ session }: SessionContext): Promise<Onboarding> => viewOf(session);

/**
 * Records a step as done or skipped. Repeating it changes nothing, and a completed step stays so.
 */
export async function settleStep(
  ctx: SessionContext,
  { params, body }: Input<typeof onboardingEndpoints.settle>,
): Promise<Onboarding> {
  const { session } = ctx;
  const { user } = session;
  const step = onboardingStepsOf(session).find(({ key }) => key === params.step);
  if (!step) throw new AppError('NOT_FOUND');
  const over = onboardingStageOf(session) === 'done';
  if (over || step.state === 'done' || step.state === body.state) return viewOf(session);
  // Two-step sign-in is only completed by switching it on.
  if (body.state === 'done' ? step.key === 'two_step' : !step.skippable)
    throw invalidField('state', 'NOT_ALLOWED');
  const path = `onboardingState.steps.${step.key}`;
  const after = await transact(ctx, async (tx) => {
    const changed = await changeUser(
      tx,
      user._id,
      { $set: { [path]: body.state } },
      { 'onboardingState.isNew': true, [path]: { $ne: 'done' } },
    );
    if (changed)
      await audit(tx, {
        action: 'user.settle_first_step',
        entity: 'user',
        entityId: user._id,
        changes: [{ path, before: step.state, after: body.state }],
      });
    return changed;
  });
  return viewOf(after ? { ...session, user: after } : session);
}

/** Records that the welcome was seen, so that it does not appear automatically again. */
export async function finishOnboarding(ctx: SessionContext): Promise<Onboarding> {
  const { session } = ctx;
  const { user } = session;
  const stage = onboardingStageOf(session);
  if (stage === 'steps')
    throw new AppError('INVALID_TRANSITION', { context: { currentState: stage } });
  if (stage === 'done') return viewOf(session);
  const path = 'onboardingState.isNew';
  const after = await transact(ctx, async (tx) => {
    const changed = await changeUser(tx, user._id, { $set: { [path]: false } }, { [path]: true });
    if (changed)
      await audit(tx, {
        action: 'user.finish_first_steps',
        entity: 'user',
        entityId: user._id,
        changes: [{ path, before: true, after: false }],
      });
    return changed;
  });
  return viewOf(after ? { ...session, user: after } : session);
}
