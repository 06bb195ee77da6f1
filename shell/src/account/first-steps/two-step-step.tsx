import { useState } from 'react';
import { QueryView } from '@muster/kit';
import { Button, NoticeBar, PageSkeleton } from '@muster/ui';
import { api } from '../account-api.ts';
import { RecoveryCodes } from '../two-step/recovery-codes.tsx';
import { SetUpForm } from '../two-step/set-up-form.tsx';
import { useTwoStepMessages } from '../two-step/use-two-step-messages.ts';
import type { StepProps } from './step-props.ts';
import { useFirstStepsMessages } from './use-first-steps-messages.ts';

/** Two-step sign-in for users who want it right away. */
export function TwoStepStep({ onDone }: StepProps) {
  const t = useFirstStepsMessages();
  const tTwoStep = useTwoStepMessages();
  const query = api.useTwoFactorQuery();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) return <RecoveryCodes codes={codes} onKept={onDone} />;
  return (
    <QueryView query={query} skeleton={<PageSkeleton variant="form" />}>
      {({ enabled }) =>
        enabled ? (
          <>
            <NoticeBar kind="success">{tTwoStep('on')}</NoticeBar>
            <Button size="lg" fullWidth onClick={onDone}>
              {t('steps.next')}
            </Button>
          </>
        ) : (
          <SetUpForm large onDone={setCodes} />
        )
      }
    </QueryView>
  );
}
