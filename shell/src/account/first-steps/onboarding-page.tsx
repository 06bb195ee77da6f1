import { Navigate } from 'react-router-dom';
import { href, shellRoutes } from '@muster/contracts';
import { LeaveGuardProvider, QueryView } from '@muster/kit';
import { PageSkeleton } from '@muster/ui';
import { api } from '../account-api.ts';
import { AccountPage } from '../account-page.tsx';
import { OwnSession } from './own-session.tsx';
import { StepView } from './step-view.tsx';
import { useFirstStepsMessages } from './use-first-steps-messages.ts';
import { useStepInAddress } from './use-step-in-address.ts';

/** The first steps of a new user, one at a time; the address names the visible one. */
export function OnboardingPage() {
  const query = api.useOnboardingQuery();
  return (
    <OwnSession>
      {(session) => (
        <LeaveGuardProvider>
          <QueryView query={query} skeleton={<PageSkeleton variant="form" />} size="page">
            {({ steps }) => <Steps steps={steps} firstName={session.user.firstName} />}
          </QueryView>
        </LeaveGuardProvider>
      )}
    </OwnSession>
  );
}

type StepsProps = { steps: Parameters<typeof useStepInAddress>[0]; firstName: string };

function Steps({ steps, firstName }: StepsProps) {
  const t = useFirstStepsMessages();
  const { step, show } = useStepInAddress(steps);
  if (!step) return <Navigate to={href(shellRoutes.welcome)} replace />;
  return (
    <AccountPage title={t('steps.title', { name: firstName })} text={t('steps.text')}>
      <StepView key={step.key} steps={steps} step={step} onShow={show} />
    </AccountPage>
  );
}
