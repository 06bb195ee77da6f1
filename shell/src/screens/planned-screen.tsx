import { EmptyState, IconHourglass, useT } from '@muster/ui';
import { shellMessages } from '../messages/en.ts';
import { HomeLink } from './home-link.tsx';

/** A planned screen, opened by its address. */
export function PlannedScreen({ title }: { title: string }) {
  const t = useT(shellMessages);
  return (
    <EmptyState
      size="page"
      icon={IconHourglass}
      title={t('plannedTitle', { screen: title })}
      text={t('plannedText')}
      action={<HomeLink />}
    />
  );
}
