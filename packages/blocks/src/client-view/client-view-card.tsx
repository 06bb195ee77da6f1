import { isFadedSince, type ClientView, type ReadPart } from '@muster/contracts';
import {
  Badge,
  Button,
  IconFileText,
  IconRosetteDiscountCheck,
  Money,
  NoticeBar,
  RichTextView,
  countryName,
  formatDate,
  formatMonth,
  useNow,
} from '@muster/ui';
import type { ReactNode } from 'react';
import classes from './client-view.module.css';
import { useClientViewMessages } from './messages.ts';

interface ClientViewCardProps {
  view: ClientView;
  /** Whether the candidate's name is shown above already, as in a drawer. */
  isTitled?: boolean;
  /** Opens a file; without it only the file names are shown. */
  onFile?: (id: string) => void;
  /**
   * Whether empty parts are marked: for staff, before the submission. Clients see only filled
   * parts.
   */
  marksGaps?: boolean;
}

/** Tells when a skill was verified, and whether that was long ago. */
function verifiedWords(
  t: ReturnType<typeof useClientViewMessages>,
  verifiedMonth: string | null | undefined,
  now: number,
): string {
  if (!verifiedMonth) return t('verified');
  const isFaded = isFadedSince(verifiedMonth, now);
  return t(isFaded ? 'verifiedLongAgo' : 'verifiedIn', { month: formatMonth(verifiedMonth) });
}

/** A candidate exactly as the client sees them. */
export function ClientViewCard({
  view,
  isTitled = false,
  onFile,
  marksGaps = false,
}: ClientViewCardProps) {
  const t = useClientViewMessages();
  const now = useNow();
  const { availability, billRate } = view;
  const heading = isTitled ? 'h3' : 'h4';
  return (
    <article className={classes.view}>
      {view.blind && <NoticeBar kind="info">{t('blind')}</NoticeBar>}
      <header>
        {!isTitled && <h3 className={classes.name}>{view.name}</h3>}
        <p className={classes.facts}>
          {view.headline && <span>{view.headline}</span>}
          <span>{countryName(view.country)}</span>
          {view.vettedAt && (
            <Badge family="green" icon={IconRosetteDiscountCheck}>
              {t('vetted', { date: formatDate(view.vettedAt) })}
            </Badge>
          )}
          {view.english && (
            <Badge family="blue">
              {t('english', { level: view.english.level })}
              {view.english.assessed && `, ${t('assessed')}`}
            </Badge>
          )}
        </p>
      </header>
      {(view.introduction || marksGaps) && (
        <Part heading={heading} name="introduction">
          {view.introduction ? (
            <RichTextView html={view.introduction} />
          ) : (
            <p className={classes.quiet}>{t('noIntroduction')}</p>
          )}
        </Part>
      )}
      {view.vettingSummary && (
        <Part heading={heading} name="vettingSummary">
          <p className={classes.description}>{view.vettingSummary}</p>
        </Part>
      )}
      {(view.bio || marksGaps) && (
        <Part heading={heading} name="bio">
          {view.bio ? (
            <RichTextView html={view.bio} />
          ) : (
            <p className={classes.quiet}>{t('noBio')}</p>
          )}
        </Part>
      )}
      {view.answers && view.answers.length > 0 && (
        <Part heading={heading} name="answers">
          <dl className={classes.answers}>
            {view.answers.map(({ question, answer }) => (
              <div key={`${question} ${answer}`}>
                <dt>{question}</dt>
                <dd className={classes.description}>{answer}</dd>
              </div>
            ))}
          </dl>
        </Part>
      )}
      {view.skills.length > 0 && (
        <Part heading={heading} name="skills">
          <ul className={classes.chips}>
            {view.skills.map(({ id, name, years, verified, verifiedMonth, asked }) => (
              <li key={id}>
                <Badge family={asked ? 'blue' : 'grey'}>
                  {name}
                  {years !== null && `, ${t('years', { count: years })}`}
                  {verified && `, ${verifiedWords(t, verifiedMonth, now)}`}
                </Badge>
              </li>
            ))}
          </ul>
          {view.skills.some(({ verified }) => verified) && (
            <p className={classes.quiet}>{t('verifiedHow')}</p>
          )}
        </Part>
      )}
      <Part heading={heading} name="availability">
        <p className={`${classes.facts} ${classes.apart}`}>
          {availability.from && <span>{t('from', { date: formatDate(availability.from) })}</span>}
          {availability.noticeDays !== null && (
            <span>{t('notice', { count: availability.noticeDays })}</span>
          )}
          <span>{t('weekly', { count: availability.weeklyHours })}</span>
          {billRate && (
            <span>
              {t('rate')}{' '}
              <Money value={billRate} unit={billRate.unit === 'hour' ? '/h' : '/month'} />
            </span>
          )}
        </p>
      </Part>
      {view.experience.length > 0 && (
        <Part heading={heading} name="experience">
          <ul className={classes.plain}>
            {view.experience.map(({ title, company, startMonth, endMonth, description }) => (
              <li key={`${title}${startMonth}`}>
                <div className={classes.job}>
                  <strong>{title}</strong>
                  <span className={classes.when}>
                    {formatMonth(startMonth)} – {endMonth ? formatMonth(endMonth) : t('now')}
                  </span>
                </div>
                <span className={classes.quiet}>{company ?? t('hiddenEmployer')}</span>
                {description && <p className={classes.description}>{description}</p>}
              </li>
            ))}
          </ul>
        </Part>
      )}
      {view.education.length > 0 && (
        <Part heading={heading} name="education">
          <ul className={classes.plain}>
            {view.education.map(({ school, field, endYear }) => (
              <li key={`${school}${endYear}`}>
                {[field, school, endYear].filter(Boolean).join(', ')}
              </li>
            ))}
          </ul>
        </Part>
      )}
      {(view.files.length > 0 || marksGaps) && (
        <Part heading={heading} name="files">
          {view.files.length === 0 ? (
            <p className={classes.quiet}>{t('noFiles')}</p>
          ) : (
            <ul className={classes.plain}>
              {view.files.map(({ id, title }) => (
                <li key={id} className={classes.file}>
                  <IconFileText size={16} aria-hidden />
                  {onFile ? (
                    <Button
                      variant="subtle"
                      size="compact-md"
                      aria-label={t('saveFile', { title })}
                      onClick={() => onFile(id)}
                    >
                      {title}
                    </Button>
                  ) : (
                    title
                  )}
                </li>
              ))}
            </ul>
          )}
        </Part>
      )}
    </article>
  );
}

interface PartProps {
  heading: 'h3' | 'h4';
  name: ReadPart;
  children: ReactNode;
}

function Part({ heading: Heading, name, children }: PartProps) {
  const t = useClientViewMessages();
  return (
    <section className={classes.part} data-read-part={name}>
      <Heading className={classes.title}>{t(name)}</Heading>
      {children}
    </section>
  );
}
