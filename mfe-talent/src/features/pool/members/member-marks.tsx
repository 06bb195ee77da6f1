import type { PoolMemberRow } from '@muster/contracts';
import { IconBan, IconLock, IconPin } from '@muster/ui';
import type { Translate } from '../../../shared/use-messages.ts';
import classes from './members.module.css';

/** Marks members that are pinned, excluded, or private. */
export function MemberMarks({
  row: { place, isPrivate },
  t,
}: {
  row: PoolMemberRow;
  t: Translate;
}) {
  const mark = { size: 13, role: 'img', className: classes.mark };
  return (
    <>
      {place === 'pinned' && <IconPin {...mark} aria-label={t('pool.members.pinned')} />}
      {place === 'excluded' && <IconBan {...mark} aria-label={t('pool.members.excluded')} />}
      {isPrivate && <IconLock {...mark} aria-label={t('pool.members.private')} />}
    </>
  );
}
