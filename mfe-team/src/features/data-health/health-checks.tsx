import type { HealthCheck } from '@muster/contracts';
import { Badge, Card, CardRow, CardRows, formatRelativeDateTime } from '@muster/ui';
import { useDataHealthMessages, type DataHealthTranslate } from './messages.ts';
import classes from './data-health.module.css';

const families = { ok: 'green', warning: 'amber', failed: 'red' } as const;

/** The checks, their results, and what to do about problems. */
export function HealthChecks({ checks }: { checks: readonly HealthCheck[] }) {
  const t = useDataHealthMessages();
  return (
    <Card title={t('checks')} flush>
      <CardRows>
        {checks.map((check) => (
          <CardRow key={check.name}>
            <div className={classes.grow}>
              <span className={classes.title}>{t(`check.${check.name}.title`)}</span>
              <span className={classes.text}>{textOf(t, check)}</span>
              {check.names.length > 0 && (
                <span className={classes.code}>{check.names.join(', ')}</span>
              )}
            </div>
            <Badge family={families[check.state]}>{t(`state.${check.state}`)}</Badge>
          </CardRow>
        ))}
      </CardRows>
    </Card>
  );
}

function textOf(t: DataHealthTranslate, { name, state, count, at }: HealthCheck): string {
  switch (name) {
    case 'storage':
      return t(state === 'ok' ? 'check.storage.ok' : 'check.storage.failed');
    case 'indexes':
      return state === 'ok' ? t('check.indexes.ok') : t('check.indexes.warning', { count });
    case 'events':
      if (state === 'ok') return t('check.events.ok');
      return state === 'failed'
        ? t('check.events.failed', { count })
        : t('check.events.warning', { count });
    case 'auditChain':
      if (state === 'ok')
        return t('check.auditChain.ok', { when: at ? formatRelativeDateTime(at) : '' });
      return t(state === 'failed' ? 'check.auditChain.failed' : 'check.auditChain.warning');
    case 'jobs':
      return state === 'ok' ? t('check.jobs.ok') : t('check.jobs.warning', { count });
  }
}
