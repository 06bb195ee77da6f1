import type { ResponseOf, poolEndpoints } from '@muster/contracts';
import { EffectList, NoticeBar, formatDate } from '@muster/ui';
import { useMessages } from '../../shared/use-messages.ts';

/** The effects of deleting in words, or what prevents it; zero counts are left out. */
export function DeleteEffects({
  effects,
}: {
  effects: ResponseOf<typeof poolEndpoints.deleteEffects>;
}) {
  const t = useMessages();
  const { members, questions, openJobs, runningForms, restorableUntil } = effects;
  const until = formatDate(restorableUntil);
  if (runningForms > 0)
    return (
      <NoticeBar kind="danger" title={t('pool.remove.blockedTitle')}>
        {t('pool.remove.blocked', { count: runningForms })}
      </NoticeBar>
    );
  return (
    <EffectList
      items={[
        ...(members > 0
          ? [{ id: 'members', text: t('pool.remove.effects.members', { count: members }) }]
          : []),
        ...(questions > 0
          ? [{ id: 'questions', text: t('pool.remove.effects.questions', { count: questions }) }]
          : []),
        ...(openJobs > 0
          ? [{ id: 'jobs', text: t('pool.remove.effects.openJobs', { count: openJobs }) }]
          : []),
        { id: 'vetter', text: t('pool.remove.effects.vetter') },
        { id: 'restore', text: t('pool.remove.effects.restore', { until }) },
      ]}
    />
  );
}
