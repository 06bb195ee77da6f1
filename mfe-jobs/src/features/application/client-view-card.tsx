import type { ClientView } from '@muster/contracts';
import {
  Badge,
  IconEyeOff,
  IconFileText,
  IconRosetteDiscountCheck,
  Money,
  NoticeBar,
  RichTextView,
  countryName,
  formatDate,
  formatMonth,
} from '@muster/ui';
import type { ReactNode } from 'react';
import classes from './application.module.css';
import { useApplicationMessages } from './messages.ts';

/** A person exactly as the client reads them. */
export function ClientViewCard({ view }: { view: ClientView }) {
  const t = useApplicationMessages();
  const { availability, billRate } = view;
  return (
    <article className={classes.view}>
      {view.blind && (
        <NoticeBar kind="info">
          <IconEyeOff size={16} aria-hidden /> {t('view.blind')}
        </NoticeBar>
      )}
      <header>
        <h3 className={classes.viewName}>{view.name}</h3>
        <p className={classes.facts}>
          {view.headline && <span>{view.headline}</span>}
          <span>{countryName(view.country)}</span>
          {view.vettedAt && (
            <Badge family="green" icon={IconRosetteDiscountCheck}>
              {t('view.vetted', { date: formatDate(view.vettedAt) })}
            </Badge>
          )}
          {view.english && (
            <Badge family="blue">
              {t('view.english', { level: view.english.level })}
              {view.english.assessed && `, ${t('view.assessed')}`}
            </Badge>
          )}
        </p>
      </header>
      <Part title={t('view.introduction')}>
        {view.introduction ? (
          <RichTextView html={view.introduction} />
        ) : (
          <p className={classes.quiet}>{t('view.noIntroduction')}</p>
        )}
      </Part>
      <Part title={t('view.bio')}>
        {view.bio ? (
          <RichTextView html={view.bio} />
        ) : (
          <p className={classes.quiet}>{t('view.noBio')}</p>
        )}
      </Part>
      {view.skills.length > 0 && (
        <Part title={t('view.skills')}>
          <ul className={classes.chips}>
            {view.skills.map(({ id, name, years, verified, asked }) => (
              <li key={id}>
                <Badge family={asked ? 'blue' : 'grey'}>
                  {name}
                  {years !== null && `, ${t('view.years', { count: years })}`}
                  {verified && `, ${t('view.verified')}`}
                </Badge>
              </li>
            ))}
          </ul>
        </Part>
      )}
      <Part title={t('view.availability')}>
        <p className={classes.facts}>
          {availability.from && (
            <span>{t('view.from', { date: formatDate(availability.from) })}</span>
          )}
          {availability.noticeDays !== null && (
            <span>{t('view.notice', { count: availability.noticeDays })}</span>
          )}
          <span>{t('view.weekly', { count: availability.weeklyHours })}</span>
          {billRate && (
            <span>
              {t('view.rate')}{' '}
              <Money value={billRate} unit={billRate.unit === 'hour' ? '/h' : '/month'} />
            </span>
          )}
        </p>
      </Part>
      {view.experience.length > 0 && (
        <Part title={t('view.experience')}>
          <ul className={classes.plain}>
            {view.experience.map(({ title, company, startMonth, endMonth, description }) => (
              <li key={`${title}${startMonth}`}>
                <strong>{title}</strong>, {company ?? t('view.hiddenEmployer')}
                <span className={classes.quiet}>
                  {' '}
                  {formatMonth(startMonth)} – {endMonth ? formatMonth(endMonth) : t('view.now')}
                </span>
                {description && <p className={classes.description}>{description}</p>}
              </li>
            ))}
          </ul>
        </Part>
      )}
      {view.education.length > 0 && (
        <Part title={t('view.education')}>
          <ul className={classes.plain}>
            {view.education.map(({ school, field, endYear }) => (
              <li key={`${school}${endYear}`}>
                {[field, school, endYear].filter(Boolean).join(', ')}
              </li>
            ))}
          </ul>
        </Part>
      )}
      <Part title={t('view.files')}>
        {view.files.length === 0 ? (
          <p className={classes.quiet}>{t('view.noFiles')}</p>
        ) : (
          <ul className={classes.plain}>
            {view.files.map(({ id, title }) => (
              <li key={id} className={classes.file}>
                <IconFileText size={16} aria-hidden /> {title}
              </li>
            ))}
          </ul>
        )}
      </Part>
    </article>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={classes.part}>
    <h4 className={classes.partTitle}>{title}</h4>
    {children}
  </section>
);
