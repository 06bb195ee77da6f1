import { useState } from 'react';
import type { Approval, ApprovalSubject } from '@muster/contracts';
import { Button, NoticeBar, formatDateTime } from '@muster/ui';
import { ApprovalDrawer } from './approval-drawer.tsx';
import type { ApprovalsApi } from './approvals-api.ts';
import { ApprovalsProvider, useApprovalsListQuery } from './approvals-context.tsx';
import { useApprovalMessages } from './messages.ts';

interface ApprovalBarProps {
  api: ApprovalsApi;
  /** Where the bars stand on the record. */
  className?: string | undefined;
  subject: { type: ApprovalSubject; id: string };
}

/**
 * Shows on a record the requests that wait for a second person, and lets users decide them. Renders
 * nothing if none waits, or if the user may not decide and did not ask.
 */
export function ApprovalBar(props: ApprovalBarProps) {
  return (
    <ApprovalsProvider api={props.api}>
      <Bars {...props} />
    </ApprovalsProvider>
  );
}

function Bars({ api, className, subject: { type, id } }: ApprovalBarProps) {
  const [opened, setOpened] = useState<string | null>(null);
  const { data } = useApprovalsListQuery({ query: { subjectType: type, subjectId: id } });
  const asked = data?.asked.filter(({ status }) => status === 'pending') ?? [];
  const waiting = data?.waiting ?? [];
  if (waiting.length + asked.length === 0 && !opened) return null;
  return (
    <div className={className}>
      {waiting.map((approval) => (
        <Bar key={approval.id} approval={approval} own={false} onOpen={setOpened} />
      ))}
      {asked.map((approval) => (
        <Bar key={approval.id} approval={approval} own onOpen={setOpened} />
      ))}
      <ApprovalDrawer api={api} id={opened} onClose={() => setOpened(null)} />
    </div>
  );
}

function Bar({
  approval: { id, kind, requester, expiresAt },
  own,
  onOpen,
}: {
  approval: Approval;
  own: boolean;
  onOpen: (id: string) => void;
}) {
  const t = useApprovalMessages();
  const name = requester?.name ?? t('rule');
  const erases = kind === 'candidate_anonymise';
  const title = own
    ? t(erases ? 'bar.own' : 'bar.ownOther')
    : erases
      ? t('bar.waiting', { name })
      : t('bar.other', { name, what: t(`kind.${kind}`) });
  return (
    <NoticeBar
      kind="warning"
      title={title}
      action={
        <Button variant="default" onClick={() => onOpen(id)}>
          {t(own ? 'bar.open' : 'bar.look')}
        </Button>
      }
    >
      {t('bar.until', { until: formatDateTime(expiresAt) })}
    </NoticeBar>
  );
}
