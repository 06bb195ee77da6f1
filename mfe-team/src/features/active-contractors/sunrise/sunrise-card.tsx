import type { SunriseCard as Card } from '@muster/contracts';
import { AppLink } from '@muster/kit';
import { Badge, Button, IconArrowRight, IconCircleCheck, PersonLine, formatDate } from '@muster/ui';
import { useSunriseMessages, type SunriseMessages } from './messages.ts';
import classes from './sunrise.module.css';

interface SunriseCardProps {
  card: Card;
  hrefOfContract: string;
  hrefOfPrepared: string;
}

/** A contract that ends: contractor, client, end date, and the steps in order. */
export function SunriseCard({ card, hrefOfContract, hrefOfPrepared }: SunriseCardProps) {
  const t = useSunriseMessages();
  const { placement, extension } = card;
  const { candidate, number, company, job, plannedEndDate, status, accountManager } = placement;
  const name = candidate?.name ?? t('hidden');
  return (
    <li className={classes.card}>
      <AppLink
        href={hrefOfContract}
        className={classes.open}
        aria-label={t('open', { name: `${name}, ${number}` })}
      >
        <PersonLine name={name} src={candidate?.photo} secondary={number} size={28} />
      </AppLink>
      <p className={classes.second}>
        {company.name} · {job.title}
      </p>
      <p className={classes.end}>
        <span>{plannedEndDate && formatDate(plannedEndDate, { weekday: true })}</span>
        <DaysLeft card={card} t={t} />
      </p>
      {status === 'ending' && (
        <p className={classes.badges}>
          <Badge family="grey">{t('leaves')}</Badge>
        </p>
      )}
      {extension && !extension.answered && (
        <p className={classes.asked}>{t('sheet.asked', { date: formatDate(extension.askedAt) })}</p>
      )}
      <Steps card={card} name={name} />
      <div className={classes.foot}>
        <span className={classes.second}>{accountManager?.name}</span>
        <Button
          size="xs"
          variant="default"
          component={AppLink}
          href={hrefOfPrepared}
          aria-label={t('prepareFor', { name: `${name}, ${number}` })}
        >
          {t('prepare')}
        </Button>
      </div>
    </li>
  );
}

/** Red from the last week on. */
function DaysLeft({ card: { daysLeft, column }, t }: { card: Card; t: SunriseMessages }) {
  const isPressing = column === 'overdue' || column === '7';
  return (
    <Badge family={isPressing ? 'red' : 'amber'}>
      {daysLeft < 0 ? t('over', { count: -daysLeft }) : t('left', { count: daysLeft })}
    </Badge>
  );
}

/** The steps of a contract; the first open one is next. */
export function Steps({ card, name }: { card: Card; name: string }) {
  const t = useSunriseMessages();
  const { steps, openSheets, otherApplications } = card;
  const next = steps.find(({ done }) => !done);
  return (
    <ul className={classes.steps} aria-label={t('steps', { name })}>
      {steps.map(({ step, done }) => (
        <li key={step} data-done={done || undefined} data-next={step === next?.step || undefined}>
          {done ? (
            <IconCircleCheck size={16} aria-hidden />
          ) : (
            <IconArrowRight size={16} aria-hidden />
          )}
          <span>
            {done
              ? t(`did.${step}`, { count: otherApplications ?? 0 })
              : t(`step.${step}`, { count: openSheets })}
          </span>
        </li>
      ))}
      {!next && <li className={classes.second}>{t('allDone')}</li>}
    </ul>
  );
}
