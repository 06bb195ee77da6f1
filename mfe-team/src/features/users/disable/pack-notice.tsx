import { href, teamRoutes } from '@muster/contracts';
import { AppLink } from '@muster/kit';
import { Button, NoticeBar } from '@muster/ui';
import { useMessages } from '../use-messages.ts';

/** Link to the list of a person's records, where they can be handed over in parts. */
export function PackNotice({ memberId, name }: { memberId: string; name: string }) {
  const t = useMessages();
  const pack = href(teamRoutes.teamByIdProfile, { id: memberId }, { edit: 'handover' });
  return (
    <NoticeBar
      action={
        <Button component={AppLink} variant="default" href={pack}>
          {t('disable.openPack')}
        </Button>
      }
    >
      {t('disable.pack', { name })}
    </NoticeBar>
  );
}
