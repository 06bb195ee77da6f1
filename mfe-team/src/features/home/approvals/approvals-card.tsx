import type { Approval } from '@muster/contracts';
import { ApprovalDrawer, approvalMessages, useApprovalAddress } from '@muster/blocks';
import { Can } from '@muster/kit';
import {
  Button,
  Card,
  CardRow,
  CardRows,
  DateTime,
  StateBadge,
  formatCount,
  useT,
} from '@muster/ui';
import { api } from '../../../api.ts';
import { useHomeMessages } from '../use-home-messages.ts';
import classes from './approvals.module.css';

/**
 * Approvals waiting for this user, and the user's own requests. Hidden if there are none. The
 * request that a notice links to opens automatically.
 */
export function ApprovalsCard() {
  return (
    <Can permission="approval.list">
      <Approvals />
    </Can>
  );
}

function Approvals() {
  const t = useHomeMessages();
  const { id, show } = useApprovalAddress();
  const { data } = api.useApprovalsListQuery({});
  const waiting = data?.waiting ?? [];
  const asked = data?.asked ?? [];
  return (
    <>
      {waiting.length + asked.length > 0 && (
        <Card flush title={t('approvals.title')} count={formatCount(waiting.length)}>
          <CardRows>
            {waiting.map((approval, index) => (
              <Row key={approval.id} approval={approval} onOpen={show} waits isNext={index === 0} />
            ))}
            {asked.map((approval) => (
              <Row key={approval.id} approval={approval} onOpen={show} />
            ))}
          </CardRows>
        </Card>
      )}
      <ApprovalDrawer api={api} id={id} onClose={() => show(null)} />
    </>
  );
}

function Row({
  approval,
  onOpen,
  waits = false,
  isNext = false,
}: {
  approval: Approval;
  onOpen: (id: string) => void;
  waits?: boolean;
  /** Marks the first waiting one, the likely next action. */
  isNext?: boolean;
}) {
  const t = useHomeMessages();
  const words = useT(approvalMessages);
  const { id, kind, subject, requester, requestedAt, status } = approval;
  const label = subject.label ?? words('hidden');
  return (
    <CardRow>
      <span className={classes.request}>
        <span className={classes.words}>
          <span className={classes.title}>
            {words(`kind.${kind}`)}: {label}
          </span>
          <span className={classes.text}>
            {waits
              ? t('approvals.by', { name: requester?.name ?? words('rule') })
              : t('approvals.own')}
            {' · '}
            <DateTime value={requestedAt} as="relative-day" />
          </span>
        </span>
        {!waits && <StateBadge machine="approval" state={status} />}
      </span>
      <Button
        size="xs"
        variant={isNext ? 'filled' : 'default'}
        aria-label={t(waits ? 'approvals.decideLabel' : 'approvals.lookLabel', { label })}
        onClick={() => onOpen(id)}
      >
        {t(waits ? 'approvals.decide' : 'approvals.look')}
      </Button>
    </CardRow>
  );
}
