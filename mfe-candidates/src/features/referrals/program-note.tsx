import { daysOfTrigger, href, teamRoutes } from '@muster/contracts';
import { useCan } from '@muster/kit';
import { Link, Skeleton, formatDate, formatMoney } from '@muster/ui';
import { api } from '../../api.ts';
import { useReferralMessages } from './messages.ts';
import classes from './referrals.module.css';

/** Which program is in force, with the way to where it is set. */
export function ProgramNote() {
  const t = useReferralMessages();
  const can = useCan();
  const { data, isError } = api.useReferralsProgramsQuery({});
  if (isError) return null;
  if (!data)
    return (
      <div className={classes.program}>
        <Skeleton height={16} width={280} />
      </div>
    );
  const program = data.data.find(({ phase }) => phase === 'in_force');
  return (
    <p className={classes.program}>
      {program
        ? t('program.inForce', {
            name: program.name,
            amount: formatMoney({ amount: program.reward.sum, currency: program.reward.currency }),
            days: daysOfTrigger[program.trigger],
          })
        : t('program.none')}
      {program?.activeTo && ` ${t('program.until', { date: formatDate(program.activeTo) })}`}{' '}
      {can('referral.setProgram') && (
        <Link href={href(teamRoutes.settings, {}, { panel: 'referrals' })}>{t('program.set')}</Link>
      )}
    </p>
  );
}
