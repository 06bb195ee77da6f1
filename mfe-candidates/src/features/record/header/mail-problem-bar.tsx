import { useState } from 'react';
import type { CandidateRecord } from '@muster/contracts';
import { Button, NoticeBar } from '@muster/ui';
import { useMessages } from '../../../shared/use-messages.ts';
import { WriteAgainDialog } from './write-again-dialog.tsx';

/** Why no e-mail reaches the candidate, with a button to reopen the address. */
export function MailProblemBar({ candidate }: { candidate: CandidateRecord }) {
  const t = useMessages();
  const [isAsking, setIsAsking] = useState(false);
  const problem = candidate.contact?.mailProblem;
  if (!problem) return null;
  const mayOpen = candidate.allowedActions.includes('edit_contact');
  return (
    <>
      <NoticeBar
        kind="warning"
        action={
          mayOpen && (
            <Button size="xs" variant="default" onClick={() => setIsAsking(true)}>
              {t('record.mailProblem.again')}
            </Button>
          )
        }
      >
        {t(`record.mailProblem.${problem}`)}
      </NoticeBar>
      {isAsking && (
        <WriteAgainDialog
          candidate={candidate}
          problem={problem}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
