import {
  Badge,
  Card,
  CardRow,
  CardRows,
  EmptyState,
  IconCurrencyDollar,
  IconLock,
  Money,
  formatDate,
} from '@muster/ui';
import { useMessages } from '../../shared/use-messages.ts';
import { EditBlock } from './editing/edit-block.tsx';
import type { OwnProfile } from './own-profile.ts';
import classes from './profile-card.module.css';

/** The person's expected rates as the agency knows them. */
export function RatesCard({ profile }: { profile: OwnProfile }) {
  const { rates } = profile;
  const t = useMessages();
  return (
    <Card
      title={t('profile.rates.title')}
      flush
      actions={
        <>
          <span className={classes.hint}>
            <IconLock size={14} aria-hidden />
            {t('profile.rates.hidden')}
          </span>
          <EditBlock block="rates" profile={profile} />
        </>
      }
    >
      {rates.length === 0 ? (
        <EmptyState
          size="compact"
          icon={IconCurrencyDollar}
          title={t('profile.rates.none')}
          text={t('profile.rates.noneText')}
        />
      ) : (
        <CardRows>
          {rates.map(({ id, kind, unit, money, effectiveFrom, isCurrent }) => (
            <CardRow key={id}>
              <span>
                <span className={classes.amount}>
                  <Money value={money} unit={t(`enum.unit.${unit}`)} />
                </span>{' '}
                <span className={classes.quiet}>{t(`enum.rateKind.${kind}`)}</span>
              </span>
              <span className={classes.rate}>
                {isCurrent && <Badge family="green">{t('profile.rates.now')}</Badge>}
                <span className={classes.quiet}>
                  {t('profile.rates.from', { date: formatDate(effectiveFrom) })}
                </span>
              </span>
            </CardRow>
          ))}
        </CardRows>
      )}
    </Card>
  );
}
