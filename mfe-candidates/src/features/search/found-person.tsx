import { candidatesRoutes, type FoundPerson } from '@muster/contracts';
import { RouteLink } from '@muster/kit';
import {
  Avatar,
  Checkbox,
  ChipList,
  DateTime,
  IconLock,
  LocalTime,
  Money,
  StateBadge,
  VerifiedTick,
} from '@muster/ui';
import { noticeText } from '../../shared/notice-text.ts';
import { useMessages, type Translate } from '../../shared/use-messages.ts';
import classes from './found-person.module.css';
import { Passages } from './passages.tsx';

interface FoundPersonRowProps {
  person: FoundPerson;
  selected: boolean;
  onSelect: (selected: boolean) => void;
}

/** A found candidate: name, status, and why they matched. */
export function FoundPersonRow({ person, selected, onSelect }: FoundPersonRowProps) {
  const t = useMessages();
  const { id, name, photo, headline, isPrivate, reasons, passages } = person;
  return (
    <li className={classes.row} data-selected={selected || undefined}>
      <Checkbox
        className={classes.check}
        aria-label={t('search.row.select', { name })}
        checked={selected}
        onChange={(event) => onSelect(event.currentTarget.checked)}
      />
      <Avatar name={name} src={photo} size={36} />
      <div className={classes.body}>
        <div className={classes.head}>
          <RouteLink className={classes.name} route={candidatesRoutes.profile} params={{ id }}>
            {name}
          </RouteLink>
          {isPrivate && <IconLock size={13} role="img" aria-label={t('list.private')} />}
          <StateBadge machine="vetting" state={person.vettingStatus} />
          <StateBadge machine="candidate" state={person.status} />
        </div>
        {headline && <div className={classes.headline}>{headline}</div>}
        <Facts person={person} t={t} />
        <ChipList items={person.topSkills} max={6} />
        {reasons.length > 0 && (
          <div className={classes.reasons}>
            <span className={classes.quiet}>{t('search.row.why')}</span>
            {reasons.map((reason) => (
              <code key={reason} className={classes.reason}>
                {reason}
              </code>
            ))}
          </div>
        )}
        <Passages passages={passages} />
      </div>
    </li>
  );
}

function Facts({ person, t }: { person: FoundPerson; t: Translate }) {
  const { englishLevel, englishAssessed, city, country, noticePeriodDays, rate } = person;
  return (
    <div className={classes.facts}>
      {englishLevel && (
        <span>
          {t('list.column.english')} {t(`enum.english.${englishLevel}`)}
          {englishAssessed && <VerifiedTick />}
        </span>
      )}
      <span>
        {[city, country].filter(Boolean).join(', ')} <LocalTime timeZone={person.timeZone} />
      </span>
      {rate && <Money value={rate} unit="/h" />}
      {noticePeriodDays !== null && (
        <span>{t('search.row.notice', { notice: noticeText(noticePeriodDays, t) })}</span>
      )}
      <span>
        {person.lastContactedAt ? (
          <>
            {t('list.column.lastContact')}{' '}
            <DateTime value={person.lastContactedAt} as="relative-day" />
          </>
        ) : (
          t('search.row.never')
        )}
      </span>
    </div>
  );
}
