import { useState } from 'react';
import { limits, momentIn, type InterviewVisit } from '@muster/contracts';
import { errorText, isApiError } from '@muster/kit';
import {
  Button,
  IconCircleCheck,
  ListFocus,
  NoticeBar,
  TextArea,
  dayKey,
  fieldErrorText,
  useNow,
} from '@muster/ui';
import { api } from '../../../api.ts';
import { useKeptPart } from '../../../shared/kept-input.ts';
import { useInterviewMessages } from '../messages.ts';
import { OwnTimeFields, emptyTime, type OwnTime } from './own-time-fields.tsx';
import { shortWhen } from '../when.ts';
import classes from '../interview.module.css';

const { windows: count } = limits.scheduling;

const firstTimes = Array.from({ length: count.min }, (_, key) => emptyTime(key));

interface Proposal {
  times: OwnTime[];
  note: string;
}

const isProposal = (value: unknown): value is Proposal =>
  typeof value === 'object' &&
  value !== null &&
  'times' in value &&
  Array.isArray(value.times) &&
  'note' in value;

interface OwnTimesProps {
  handle: string;
  visit: InterviewVisit;
  timeZone: string;
  onBack: () => void;
}

/** Proposed times of the person, if no offered one suits. */
export function OwnTimes({ handle, visit, timeZone, onBack }: OwnTimesProps) {
  const t = useInterviewMessages();
  const [propose, { data, error, isLoading }] = api.useScheduleVisitProposeMutation();
  const [kept, keep] = useKeptPart(handle, 'own', isProposal);
  const { times, note } = kept ?? { times: firstTimes, note: '' };
  const setTimes = (changed: OwnTime[]) => keep({ times: changed, note });
  const [isRefused, setIsRefused] = useState(false);
  const today = dayKey(useNow(), { timeZone });
  const { organiser } = visit;
  const set = (key: number, change: Partial<OwnTime>) =>
    setTimes(times.map((time) => (time.key === key ? { ...time, ...change } : time)));
  const refusedAt = (index: number): string | undefined => {
    const fields = isApiError(error) ? error.fields : undefined;
    const found = fields?.find(({ path }) => path.startsWith(`windows[${index}].startsAt`));
    return found && fieldErrorText(found);
  };

  async function send() {
    setIsRefused(true);
    const windows = times.flatMap(({ day, from, to }) =>
      day && from && to && from < to
        ? [{ startsAt: momentIn(day, from, timeZone), endsAt: momentIn(day, to, timeZone) }]
        : [],
    );
    if (windows.length < times.length) return;
    const { error: refusal } = await propose({
      params: { handle },
      body: { timeZone, windows, note: note || null },
    });
    if (!refusal) keep(null);
  }

  if (data)
    return (
      <section role="status" className={classes.page}>
        <h1 className={classes.done}>
          <IconCircleCheck size={28} aria-hidden />
          {t('propose.sent')}
        </h1>
        <p className={classes.text}>{t('propose.sentText', { organiser })}</p>
        <ul className={classes.list} aria-label={t('propose.yours')}>
          {data.windows.map(({ startsAt, endsAt }, index) => (
            <li key={`${index} ${startsAt}`}>
              {shortWhen(startsAt, timeZone)} – {shortWhen(endsAt, timeZone).split(', ')[1]}
            </li>
          ))}
        </ul>
      </section>
    );
  return (
    <>
      <div>
        <h1>{t('propose.title')}</h1>
        <p className={classes.lead}>{t('propose.text', { organiser })}</p>
      </div>
      <ListFocus>
        {times.map((time, index) => (
          <OwnTimeFields
            key={time.key}
            n={index + 1}
            time={time}
            today={today}
            isRefused={isRefused}
            refusal={refusedAt(index)}
            onChange={(change) => set(time.key, change)}
            onRemove={
              times.length > count.min
                ? () => setTimes(times.filter(({ key }) => key !== time.key))
                : null
            }
          />
        ))}
        {times.length < count.max && (
          <div className={classes.buttons}>
            <Button
              size="md"
              variant="default"
              onClick={() =>
                setTimes([...times, emptyTime(Math.max(...times.map(({ key }) => key)) + 1)])
              }
            >
              {t('propose.add')}
            </Button>
          </div>
        )}
      </ListFocus>
      <TextArea
        label={t('propose.note')}
        maxLength={limits.scheduling.note}
        value={note}
        onChange={(written) => keep({ times, note: written })}
      />
      {error && <NoticeBar kind="danger">{errorText(error)}</NoticeBar>}
      <div className={classes.foot}>
        <Button size="lg" fullWidth loading={isLoading} onClick={() => void send()}>
          {t('propose.send')}
        </Button>
        <Button size="lg" fullWidth variant="subtle" disabled={isLoading} onClick={onBack}>
          {t('propose.back')}
        </Button>
      </div>
    </>
  );
}
