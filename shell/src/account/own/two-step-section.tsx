import { useState } from 'react';
import type { TwoFactor } from '@muster/contracts';
import { QueryView } from '@muster/kit';
import { FormSection, NoticeBar, PageSkeleton } from '@muster/ui';
import { api } from '../account-api.ts';
import { RecoveryCodes } from '../two-step/recovery-codes.tsx';
import { SetUpForm } from '../two-step/set-up-form.tsx';
import { useTwoStepMessages } from '../two-step/use-two-step-messages.ts';
import { TwoStepOn } from './two-step-on.tsx';
import { useAnnounce } from './use-announce.ts';

/** Two-step sign-in of the user's own account: set up, recovery codes, off. */
export function TwoStepSection() {
  const query = api.useTwoFactorQuery();
  // Kept outside the query, so that the codes stay visible while it is refetched.
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const announce = useAnnounce();
  const t = useTwoStepMessages();
  if (codes)
    return (
      <RecoveryCodes
        codes={codes}
        onKept={() => {
          setCodes(null);
          announce(t('enabled'));
        }}
      />
    );
  return (
    <QueryView query={query} skeleton={<PageSkeleton variant="form" />}>
      {(twoStep) =>
        twoStep.enabled ? (
          <TwoStepOn twoStep={twoStep} onCodes={setCodes} />
        ) : (
          <Off twoStep={twoStep} onCodes={setCodes} />
        )
      }
    </QueryView>
  );
}

type OffProps = { twoStep: TwoFactor; onCodes: (codes: readonly string[]) => void };

function Off({ twoStep, onCodes }: OffProps) {
  const t = useTwoStepMessages();
  return (
    <FormSection title={t('off')} text={t('offText')}>
      {twoStep.mandatory && <NoticeBar kind="warning">{t('mandatorySoon')}</NoticeBar>}
      <SetUpForm onDone={onCodes} />
    </FormSection>
  );
}
