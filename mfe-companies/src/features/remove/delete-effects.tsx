import type { ResponseOf, companyEndpoints } from '@muster/contracts';
import { EffectList, NoticeBar } from '@muster/ui';
import { useMessages } from '../../shared/use-messages.ts';

type DeleteEffects = ResponseOf<typeof companyEndpoints.deleteEffects>;

/** Live records that prevent the company's deletion. */
export function Blockers({ effects }: { effects: DeleteEffects }) {
  const t = useMessages();
  const { liveJobs, livePlacements, openDocuments } = effects;
  const running = [
    liveJobs > 0 && t('remove.blockedJobs', { count: liveJobs }),
    livePlacements > 0 && t('remove.blockedPlacements', { count: livePlacements }),
    openDocuments > 0 && t('remove.blockedDocuments', { count: openDocuments }),
  ].filter(Boolean);
  return (
    <NoticeBar kind="danger" title={t('remove.blockedTitle')}>
      {`${running.join('; ')}. ${t(openDocuments > 0 ? 'remove.blockedWithDocuments' : 'remove.blocked')}`}
    </NoticeBar>
  );
}

/** Effects of deleting; empty ones are left out. */
export function Effects({ effects }: { effects: DeleteEffects }) {
  const t = useMessages();
  const { users, notes, pastJobs } = effects;
  return (
    <EffectList
      items={[
        { id: 'lists', text: t('remove.effects.lists') },
        { id: 'users', text: t('remove.effects.users', { count: users }), count: users },
        { id: 'notes', text: t('remove.effects.notes', { count: notes }), count: notes },
        { id: 'past', text: t('remove.effects.past', { count: pastJobs }), count: pastJobs },
        { id: 'retention', text: t('remove.effects.retention') },
      ].filter(({ count }) => count !== 0)}
    />
  );
}
