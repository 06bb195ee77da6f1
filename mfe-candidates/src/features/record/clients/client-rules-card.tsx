import { useState } from 'react';
import type { CandidateCompanyRule, CandidateRecord } from '@muster/contracts';
import { QueryView } from '@muster/kit';
import { Badge, Button, Card, EmptyLine, Skeleton, formatDate } from '@muster/ui';
import { api } from '../../../api.ts';
import { useMessages, type Translate } from '../../../shared/use-messages.ts';
import { AddRuleDialog, ChangeRuleDialog } from './rule-dialogs.tsx';
import classes from './client-rules-card.module.css';

type Open = 'new' | CandidateCompanyRule | null;

/** Clients that the candidate is not proposed to, and why. */
export function ClientRulesCard({ candidate }: { candidate: CandidateRecord }) {
  const t = useMessages();
  const [open, setOpen] = useState<Open>(null);
  const query = api.useCompanyRulesListQuery({ params: { id: candidate.id } });
  const mayChange = query.data?.mayChange ?? false;
  const close = () => setOpen(null);
  return (
    <Card
      title={t('clientRules.title')}
      count={query.data?.data.length}
      actions={
        mayChange && (
          <Button size="compact-sm" variant="subtle" onClick={() => setOpen('new')}>
            {t('clientRules.add')}
          </Button>
        )
      }
    >
      <QueryView query={query} keepPrevious size="compact" skeleton={<Skeleton height={48} />}>
        {({ data }) =>
          data.length === 0 ? (
            <EmptyLine text={t('clientRules.none')} />
          ) : (
            <ul className={classes.list}>
              {data.map((rule) => (
                <Rule key={rule.id} rule={rule} onChange={mayChange ? setOpen : null} />
              ))}
            </ul>
          )
        }
      </QueryView>
      {open === 'new' && <AddRuleDialog candidate={candidate} onClose={close} />}
      {open !== null && open !== 'new' && (
        <ChangeRuleDialog candidate={candidate} rule={open} onClose={close} />
      )}
    </Card>
  );
}

function Rule({
  rule,
  onChange,
}: {
  rule: CandidateCompanyRule;
  /** Null for users without permission. */
  onChange: ((rule: CandidateCompanyRule) => void) | null;
}) {
  const t = useMessages();
  const client = rule.company.name ?? t('clientRules.hiddenClient');
  return (
    <li className={classes.rule}>
      <span className={classes.client}>{client}</span>
      {rule.keepsAway && <Badge family="red">{t('clientRules.keepsAway')}</Badge>}
      <span className={classes.what}>
        {[t(`clientRules.rule.${rule.rule}`), endOf(rule, t)].filter(Boolean).join(' ')}
      </span>
      {rule.note && <span className={classes.what}>“{rule.note}”</span>}
      {onChange && (
        <Button
          size="compact-sm"
          variant="subtle"
          aria-label={t('clientRules.change', { client })}
          onClick={() => onChange(rule)}
        >
          {t('clientRules.edit')}
        </Button>
      )}
    </li>
  );
}

function endOf({ until, isOver }: CandidateCompanyRule, t: Translate): string {
  if (until === null) return '';
  return t(isOver ? 'clientRules.over' : 'clientRules.until', { date: formatDate(until) });
}
