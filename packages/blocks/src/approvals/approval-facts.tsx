import { approvalFactKinds, type Approval } from '@muster/contracts';
import {
  KeyValueList,
  Link,
  StateBadge,
  formatCount,
  formatDate,
  formatDateTime,
  formatMoney,
} from '@muster/ui';
import classes from './approvals.module.css';
import { useApprovalMessages, type ApprovalMessages } from './messages.ts';

/** Formats a fact in the way its reader writes such values. */
function factText({ name, value, rate }: Approval['facts'][number], t: ApprovalMessages): string {
  if (rate) return t(`rate.${rate.unit}`, { amount: formatMoney(rate) });
  switch (approvalFactKinds[name]) {
    case 'day':
      return formatDate(value);
    case 'count':
      return formatCount(Number(value));
    default:
      return value;
  }
}

/** Shows who asks for what, why and until when, and the outcome. */
export function ApprovalFacts({ approval }: { approval: Approval }) {
  const t = useApprovalMessages();
  const { subject, requester, reason, facts, status, decider, decidedAt, decisionNote } = approval;
  const label = subject.label ?? t('hidden');
  return (
    <>
      <div>
        <StateBadge machine="approval" state={status} />
      </div>
      <KeyValueList
        items={[
          {
            label: t('field.about'),
            value: subject.link ? (
              <Link href={subject.link} className={classes.link}>
                {label}
              </Link>
            ) : (
              label
            ),
          },
          { label: t('field.askedBy'), value: requester?.name ?? t('rule') },
          { label: t('field.reason'), value: reason ?? t('noReason') },
          ...facts.map((fact) => ({ label: t(`fact.${fact.name}`), value: factText(fact, t) })),
          ...(status === 'pending'
            ? [{ label: t('field.until'), value: formatDateTime(approval.expiresAt) }]
            : []),
          ...(decider && decidedAt
            ? [
                {
                  label: t('field.decidedBy'),
                  value: `${decider.name}, ${formatDateTime(decidedAt)}`,
                },
              ]
            : []),
          ...(decisionNote ? [{ label: t('field.note'), value: decisionNote }] : []),
        ]}
      />
    </>
  );
}
