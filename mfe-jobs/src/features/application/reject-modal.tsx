import { ApplicationsProvider, EndApplication } from '@muster/blocks';
import { QueryView, useOverlayClose } from '@muster/kit';
import { useState } from 'react';
import { api } from '../../api.ts';
import { useApplicationMessages } from './messages.ts';
import { OverlayNotice } from './overlay-notice.tsx';
import { RejectForm } from './reject-form.tsx';
import { useApplication } from './use-application.ts';

/** Rejects a candidate, with the mail to them. */
export function RejectModal() {
  const t = useApplicationMessages();
  const close = useOverlayClose();
  const [withdraws, setWithdraws] = useState(false);
  const query = useApplication();
  const isPossible = query.currentData?.allowedActions.includes('reject') ?? false;
  const telling = api.useApplicationsRejectionQuery(
    { params: { id: query.currentData?.id ?? '' }, query: {} },
    { skip: !isPossible },
  );
  return (
    <QueryView query={query} keepPrevious skeleton={null}>
      {(record) => {
        const { name } = record.candidate;
        if (record.status !== 'active')
          return <OverlayNotice record={record} text={t('reject.over')} />;
        if (record.stage.kind === 'selected')
          return <OverlayNotice record={record} text={t('reject.unselectFirst', { name })} />;
        if (record.stage.kind === 'contracting')
          return <OverlayNotice record={record} text={t('reject.failFirst')} />;
        if (!isPossible) return <OverlayNotice record={record} text={t('reject.over')} />;
        if (withdraws)
          return (
            <ApplicationsProvider api={api}>
              <EndApplication
                row={record}
                name={name}
                others={record.others.length}
                ways={['withdraw']}
                onClose={() => close()}
                onDone={() => close({ saved: true })}
              />
            </ApplicationsProvider>
          );
        return (
          <QueryView query={telling} keepPrevious skeleton={null}>
            {(rejection) => (
              <RejectForm
                record={record}
                rejection={rejection}
                {...(record.allowedActions.includes('withdraw') && {
                  onWithdraw: () => setWithdraws(true),
                })}
              />
            )}
          </QueryView>
        );
      }}
    </QueryView>
  );
}
