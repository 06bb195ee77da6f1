import type { Approval } from '@muster/contracts';
import { KeyValueList, Link, StateBadge, formatDateTime } from '@muster/ui';
import classes from './approvals.module.css';
import { useApprovalWords } from './messages.ts';

/** Who asks for what, why and until when, and what became of it. */
export function ApprovalFacts({ approval }: { approval: Approval }) {
  const t = useApprovalWords();
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
          ...facts.map(({ name, value }) => ({ label: t(`fact.${name}`), value })),
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
