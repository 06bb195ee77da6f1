import { daysOfTrigger, href, teamRoutes, type ReferralProgram } from '@muster/contracts';
import { useCan } from '@muster/kit';
import { Link, Skeleton, formatDate, formatMoney } from '@muster/ui';
import { api } from '../../api.ts';
import { useReferralMessages } from './messages.ts';
import classes from './referrals.module.css';

/** The active program, with a link to its settings. */
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
  const inForce = data.data.filter(({ phase }) => phase === 'in_force');
  const program = inForce.find(({ kind }) => kind !== 'client');
  const forCompanies = inForce.find(({ kind }) => kind === 'client');
  return (
    <p className={classes.program}>
      {program ? t('program.inForce', termsOf(program)) : t('program.none')}
      {program?.activeTo && ` ${t('program.until', { date: formatDate(program.activeTo) })}`}{' '}
      {forCompanies && `${t('program.inForceForCompanies', termsOf(forCompanies))} `}
      {can('referral.setProgram') && (
        <Link href={href(teamRoutes.settings, {}, { panel: 'referrals' })}>{t('program.set')}</Link>
      )}
    </p>
  );
}

const termsOf = ({ name, reward, trigger }: ReferralProgram) => ({
  name,
  amount: formatMoney({ amount: reward.sum, currency: reward.currency }),
  days: daysOfTrigger[trigger],
});
