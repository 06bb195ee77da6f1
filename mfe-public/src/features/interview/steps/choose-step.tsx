import { useState } from 'react';
import type { InterviewVisit } from '@muster/contracts';
import { errorText } from '@muster/kit';
import {
  Button,
  CheckboxField,
  EmptyState,
  ErrorState,
  IconCalendar,
  LoadingText,
  NoticeBar,
  formatDate,
  zoneCity,
} from '@muster/ui';
import { api } from '../../../api.ts';
import { useInterviewMessages } from '../messages.ts';
import { SlotList } from './slot-list.tsx';
import { byDay, shortWhen } from '../when.ts';
import { ZoneBar } from './zone-bar.tsx';
import classes from '../interview.module.css';

interface ChooseStepProps {
  handle: string;
  visit: InterviewVisit;
  timeZone: string;
  chosen: string | null;
  isTaken: boolean;
  /** Whether another time may be with another interviewer. */
  anyHost: boolean;
  onAnyHost: (any: boolean) => void;
  onChoose: (startsAt: string) => void;
  onZone: () => void;
  onNext: () => void;
  onOwn: () => void;
  onKept: () => void;
}

/** Free days and times in the person's zone, with the hosts' time beside. */
export function ChooseStep(props: ChooseStepProps) {
  const { handle, visit, timeZone, chosen, isTaken, anyHost, onChoose, onZone, onNext, onOwn } =
    props;
  const t = useInterviewMessages();
  const isMove = visit.status === 'reschedule_requested';
  const query = api.useScheduleVisitTimesQuery(
    { params: { handle }, query: anyHost ? { anyHost: 'true' } : {} },
    { refetchOnMountOrArgChange: true },
  );
  const [keep, keeping] = api.useScheduleVisitKeepMutation();
  const [openDay, setOpenDay] = useState<string | null>(null);
  const times = query.currentData?.times ?? [];
  const days = byDay(times, timeZone);
  const selected = times.find(({ startsAt }) => startsAt === chosen) ?? null;
  const day =
    days.find((one) => one.day === openDay) ??
    days.find((one) => one.times.some(({ startsAt }) => startsAt === chosen)) ??
    days[0];

  const isApart = visit.hostTimeZone !== timeZone;
  const [last = '', ...before] = visit.hosts.toReversed();
  const others = before.toReversed();

  async function keepTime() {
    const { data } = await keep({ params: { handle } });
    if (data) props.onKept();
  }

  return (
    <>
      <div>
        <h1>{t(isMove ? 'choose.move' : 'choose.title', { name: visit.firstName })}</h1>
        <p className={classes.lead}>
          {t(isApart ? 'leadApart' : 'lead', {
            minutes: visit.durationMin,
            place: t(`place.${visit.place.kind}`),
            hosts: others.length > 0 ? t('and', { others: others.join(', '), last }) : last,
            city: zoneCity(visit.hostTimeZone),
          })}
        </p>
      </div>
      {isMove && visit.startsAt && (
        <NoticeBar>{t('choose.present', { when: shortWhen(visit.startsAt, timeZone) })}</NoticeBar>
      )}
      {!isMove && visit.message && (
        <blockquote className={classes.message}>
          {t('writes', { name: visit.organiser })} {visit.message}
        </blockquote>
      )}
      <ZoneBar timeZone={timeZone} onChange={onZone} />
      {isMove && visit.mayAnyHost && (
        <CheckboxField
          label={t('choose.anyHost')}
          help={t('choose.anyHostHelp', { host: last })}
          value={anyHost}
          onChange={props.onAnyHost}
        />
      )}
      {isTaken && <NoticeBar kind="warning">{t('choose.taken')}</NoticeBar>}
      {keeping.error && <NoticeBar kind="danger">{errorText(keeping.error)}</NoticeBar>}
      {query.error && !query.isFetching ? (
        <ErrorState
          size="block"
          text={errorText(query.error)}
          onRetry={() => void query.refetch()}
        />
      ) : !query.currentData ? (
        <LoadingText>{t('loadingTimes')}</LoadingText>
      ) : day ? (
        <SlotList
          days={days}
          day={day}
          timeZone={timeZone}
          chosen={chosen}
          onChoose={onChoose}
          hostTimeZone={visit.hostTimeZone}
          onDay={setOpenDay}
        />
      ) : (
        <EmptyState
          size="block"
          icon={IconCalendar}
          title={t('choose.empty')}
          text={t(isMove ? 'choose.emptyMove' : 'choose.emptyText')}
        />
      )}
      {!isMove && (
        <p className={classes.lead}>
          {t('choose.until', { date: formatDate(visit.expiresAt, { timeZone }) })}
        </p>
      )}
      <div className={classes.foot}>
        {day && (
          <Button size="lg" fullWidth disabled={!selected} onClick={onNext}>
            {selected
              ? t('choose.go', { when: shortWhen(selected.startsAt, timeZone) })
              : t('choose.first')}
          </Button>
        )}
        {isMove ? (
          <Button
            size="lg"
            fullWidth
            variant={day ? 'subtle' : 'filled'}
            loading={keeping.isLoading}
            onClick={() => void keepTime()}
          >
            {t('choose.keep')}
          </Button>
        ) : (
          <Button size="lg" fullWidth variant={day ? 'subtle' : 'filled'} onClick={onOwn}>
            {t(day ? 'choose.none' : 'choose.own')}
          </Button>
        )}
      </div>
    </>
  );
}
