import type { ComponentType } from 'react';
import { href, shellRoutes, type OnboardingStep } from '@muster/contracts';
import { errorText, usePlatform } from '@muster/kit';
import { Button, NoticeBar } from '@muster/ui';
import { AccountActions, OtherWay } from '../account-actions.tsx';
import { api } from '../account-api.ts';
import { homePath } from '../../routing/home-path.ts';
import { knownSession } from '../../session/session-store.ts';
import { DisplayStep } from './display-step.tsx';
import classes from './first-steps.module.css';
import { leadStep } from './lead-step.tsx';
import { ProfileStep } from './profile-step.tsx';
import { StepList } from './step-list.tsx';
import type { StepProps } from './step-props.ts';
import { TwoStepStep } from './two-step-step.tsx';
import type { Step } from './use-step-in-address.ts';
import { useFirstStepsMessages } from './use-first-steps-messages.ts';

const bodies: Readonly<Record<OnboardingStep, ComponentType<StepProps>>> = {
  profile: ProfileStep,
  display: DisplayStep,
  hours: leadStep('hours'),
  signature: leadStep('signature'),
  notices: leadStep('notices'),
  company: leadStep('company'),
  team: leadStep('team'),
  first_job: leadStep('first_job'),
  cv: leadStep('cv'),
  skills: leadStep('skills'),
  rate: leadStep('rate'),
  availability: leadStep('availability'),
  consent: leadStep('consent'),
  two_step: TwoStepStep,
};

type StepViewProps = {
  steps: readonly Step[];
  step: Step;
  onShow: (key: OnboardingStep) => void;
};

/** One step with its ways to continue: do it, skip it, or continue later. */
export function StepView({ steps, step, onShow }: StepViewProps) {
  const t = useFirstStepsMessages();
  const platform = usePlatform();
  const [settle, { isLoading, error }] = api.useSettleStepMutation();
  const Body = bodies[step.key];

  async function settleAs(state: 'done' | 'skipped') {
    const answer = await settle({ params: { step: step.key }, body: { state } });
    if (!answer.data) return;
    platform.bus.emit('session.changed', { reason: 'refreshed' });
    const next = answer.data.steps.find((other) => other.state === 'open');
    if (next) onShow(next.key);
    else platform.navigate(href(shellRoutes.welcome), { replace: true });
  }

  return (
    <>
      <StepList steps={steps} current={step.key} onShow={onShow} />
      {error !== undefined && <NoticeBar kind="danger">{errorText(error)}</NoticeBar>}
      <section className={classes.step} aria-labelledby={`step-${step.key}`}>
        <div>
          <h2 id={`step-${step.key}`}>{t(`steps.${step.key}.title`)}</h2>
          <p className={classes.text}>{t(`steps.${step.key}.text`)}</p>
        </div>
        <Body onDone={() => void settleAs('done')} />
      </section>
      <AccountActions>
        {step.skippable && step.state === 'open' && (
          <Button
            size="lg"
            variant="default"
            fullWidth
            loading={isLoading}
            onClick={() => void settleAs('skipped')}
          >
            {t('steps.skip')}
          </Button>
        )}
        <OtherWay href={homeNow()}>{t('steps.later')}</OtherWay>
      </AccountActions>
    </>
  );
}

/** Returns the user's home. The start page itself leads back here while steps are left. */
function homeNow(): string {
  const session = knownSession();
  const active = session && 'user' in session ? session.active : null;
  return (active && homePath(active)) ?? '/';
}
